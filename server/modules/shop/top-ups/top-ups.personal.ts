import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const topUpsData: PersonalData = {
  texts: {
    ru: {
      title: 'Пополнения баланса',
      what: 'когда, чем и на сколько вы пополнили баланс, почта для писем об этом, что вернулось',
      why: 'чтобы деньги были зачислены один раз и могли быть возвращены',
      kept: 'бессрочно, как требует учёт; после удаления аккаунта без имени и почты',
    },
    en: {
      title: 'Top-ups of the balance',
      what: 'when, by what and by how much you topped up your balance, the email for letters about it, what went back',
      why: 'so that money is credited once and can be returned',
      kept: 'without an end, as the books require; without name and email once the account is deleted',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_orders'],
  tables: [
    personalTable<Schema['top_ups']>('topUps', {
      table: 'top_ups',
      account: 'user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        uuid: 'told',
        number: 'told',
        user_id: 'inner',
        email: 'told',
        provider: 'told',
        is_test: 'flag',
        amount_kopecks: 'told',
        paid_kopecks: 'told',
        unclaimed_kopecks: 'told',
        refunded_kopecks: 'told',
        created_at: 'moment',
      },
    }),
  ],
}
