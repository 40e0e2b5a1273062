import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

/** The roles that somebody holds; the copy has them by name. */
export const heldRolesData: PersonalData = {
  texts: {
    ru: {
      title: 'Роли',
      what: 'какие роли вам дали и когда',
      why: 'от них зависит, что вы можете на сайте',
      kept: 'пока роль ваша',
    },
    en: {
      title: 'Roles',
      what: 'the roles you were given, and when',
      why: 'they decide what you may do on the site',
      kept: 'as long as the role is yours',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_users'],
  tables: [
    personalTable<Schema['user_roles']>('roles', {
      table: 'user_roles',
      account: 'user_id',
      key: 'role_id',
      afterAccount: 'gone',
      columns: { user_id: 'inner', role_id: 'told', given_at: 'moment' },
    }),
  ],
}
