import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'
import { EMAIL_UNDO_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import { durationText } from '#shared/texts/duration.ts'

export const formerAddressesData: PersonalData = {
  texts: {
    ru: {
      title: 'Прежняя почта',
      what: 'подтверждённый адрес, который сменили, и отпечаток ссылки, которая его вернёт',
      why: 'чтобы вернуть аккаунт, если адрес сменил чужой',
      kept: durationText(EMAIL_UNDO_LIFETIME_MS, 'day', 'ru'),
    },
    en: {
      title: 'Former email',
      what: 'a confirmed address that was changed, and the fingerprint of the link that brings it back',
      why: 'to return the account where a stranger changed the address',
      kept: durationText(EMAIL_UNDO_LIFETIME_MS, 'day', 'en'),
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['email_undos']>('formerAddresses', {
      table: 'email_undos',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: { id: 'inner', user_id: 'inner', email: 'told', token_hash: 'secret', created_at: 'moment' },
    }),
  ],
}
