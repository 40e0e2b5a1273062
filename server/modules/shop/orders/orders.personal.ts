import type { Schema } from '#server/db/schema.ts'
import { type PersonalData, personalTable } from '#server/lib/personal-data.ts'

export const ordersData: PersonalData = {
  texts: {
    ru: {
      title: 'Заказы',
      what: 'что, когда, за сколько и для какого игрока вы заказали, почта для чека, чем всё закончилось, какие роли получены за покупки',
      why: 'чтобы выдать купленное, вернуть деньги и отчитаться за них',
      kept: 'бессрочно, как требует учёт; после удаления аккаунта без имени, почты и имени в игре',
    },
    en: {
      title: 'Orders',
      what: 'what you ordered, when, for how much and for which player, the email for the receipt, what came of it, which roles purchases gave',
      why: 'so that what was bought is given, money can be returned and accounted for',
      kept: 'without an end, as the books require; without name, email and name in the game once the account is deleted',
    },
  },
  isShownToOwner: true,
  seenBy: ['view_orders'],
  tables: [
    personalTable<Schema['orders']>('orders', {
      table: 'orders',
      account: 'user_id',
      key: 'id',
      afterAccount: 'unnamed',
      columns: {
        id: 'inner',
        uuid: 'told',
        number: 'told',
        user_id: 'inner',
        email: 'told',
        recipient: 'told',
        recipient_folded: 'inner',
        state: 'told',
        holds_goods: 'inner',
        provider: 'told',
        is_test: 'flag',
        coupon: 'told',
        coupon_id: 'inner',
        total_kopecks: 'told',
        refunded_kopecks: 'told',
        created_at: 'moment',
        expires_at: 'moment',
        check_at: 'inner',
        paid_at: 'moment',
      },
    }),
    personalTable<Schema['bought_roles']>('boughtRoles', {
      table: 'bought_roles',
      account: 'user_id',
      key: 'id',
      afterAccount: 'gone',
      columns: {
        id: 'inner',
        user_id: 'inner',
        role_id: 'told',
        line_id: 'inner',
        was_held: 'inner',
        taken_at: 'moment',
      },
    }),
  ],
}
