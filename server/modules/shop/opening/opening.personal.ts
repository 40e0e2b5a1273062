import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const shopOpeningData: PersonalData = {
  texts: {
    ru: {
      title: 'Просьбы сообщить об открытии магазина',
      what: 'что вы попросили сообщить об открытии магазина и когда',
      why: 'чтобы написать вам, когда покупки откроются',
      kept: 'пока мы вам не написали, вы не отменили просьбу и существует аккаунт',
    },
    en: {
      title: 'Requests to hear that the shop has opened',
      what: 'that you asked to hear when the shop opens, and when you did',
      why: 'so that you are written to once purchases open',
      kept: 'until you are written to or take the request back, as long as the account exists',
    },
  },
  isShownToOwner: true,
  seenBy: [],
  tables: [
    personalTable<Schema['shop_opening_requests']>('shopOpeningRequests', {
      table: 'shop_opening_requests',
      account: 'user_id',
      key: 'user_id',
      afterAccount: 'gone',
      columns: { user_id: 'inner', asked_at: 'moment' },
    }),
  ],
}
