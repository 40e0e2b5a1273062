import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const idempotencyData: PersonalData = {
  texts: {
    ru: {
      title: 'Повторы запросов',
      what: 'метки запросов, которые двигают деньги, и чем они закончились',
      why: 'чтобы двойное нажатие или повтор после обрыва связи не списали деньги дважды',
      kept: 'двое суток',
    },
    en: {
      title: 'Repeated calls',
      what: 'keys of calls that move money, and what those came to',
      why: 'so that a double click, or a repetition after a lost connection, takes no money twice',
      kept: 'for two days',
    },
  },
  isShownToOwner: false,
  seenBy: [],
  tables: [
    personalTable<Schema['idempotency_keys']>('idempotencyKeys', {
      table: 'idempotency_keys',
      account: 'user_id',
      key: 'key',
      afterAccount: 'gone',
      columns: {
        user_id: 'inner',
        key: 'told',
        fingerprint: 'inner',
        result: 'json',
        created_at: 'moment',
      },
    }),
  ],
}
