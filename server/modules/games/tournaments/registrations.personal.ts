import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const registrationsData: PersonalData = {
  texts: {
    ru: {
      title: 'Записи на турниры',
      what: 'на какие турниры вы записаны, с какого времени и почему вас сняли, если сняли',
      why: 'чтобы было известно, кто играет, и чтобы сказать о переносе или отмене',
      kept: 'пока существует турнир или аккаунт',
    },
    en: {
      title: 'Registrations for tournaments',
      what: 'which tournaments you registered for, when, and why you were taken out where you were',
      why: 'so that it is known who plays, and you are told when it is moved or cancelled',
      kept: 'as long as the tournament or the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: ['manage_content'],
  tables: [
    personalTable<Schema['tournament_registrations']>('tournamentRegistrations', {
      table: 'tournament_registrations',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        tournament_id: 'told',
        user_id: 'inner',
        registered_at: 'moment',
        known_start: 'told',
        removed_at: 'moment',
        removal_reason: 'told',
      },
    }),
  ],
}
