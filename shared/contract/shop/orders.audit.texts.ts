import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

/** What was decided about money of an order: what came and was nobody's, and what its provider gave back beyond the books. */
const DECIDED_EVENTS = {
  order: 'gave_to_order',
  balance: 'credited',
  return: 'sent_back',
  outside: 'returned_outside',
  refunded_more: 'settled_refunded_more',
} as const

export const orderAudit = defineAuditNoun(
  'order',
  'view_orders',
  {
    ru: {
      plural: 'Заказы',
      nameField: 'order',
      changes: {
        confirm: 'Подтверждена оплата заказа',
        refund: 'Возврат по заказу',
        export: 'Выгрузка доходов',
        mark_done: 'Отклонённые чеки заменены другими по заказу',
        decide: 'Решено о невостребованных деньгах заказа',
      },
      events: {
        gave_to_order: 'Невостребованные деньги зачтены в оплату заказа',
        credited: 'Невостребованные деньги зачислены на баланс по заказу',
        sent_back: 'Невостребованные деньги отправлены обратно по заказу',
        returned_outside: 'Невостребованные деньги записаны как возвращённые по заказу',
        settled_refunded_more: 'Разобрано расхождение с платёжной системой по заказу',
      },
      fields: {
        order: 'Заказ',
        state: 'Состояние',
        amount: 'Сумма',
        refund: 'Возврат',
        reason: 'Причина',
        from: 'С',
        to: 'По',
      },
    },
    en: {
      plural: 'Orders',
      nameField: 'order',
      changes: {
        confirm: 'confirmed the payment of order',
        refund: 'handled a refund of order',
        export: 'exported the revenue',
        mark_done: 'replaced the refused receipts of order',
        decide: 'decided about unclaimed money of order',
      },
      events: {
        gave_to_order: 'paid with unclaimed money order',
        credited: 'credited to the balance unclaimed money of order',
        sent_back: 'sent back unclaimed money of order',
        returned_outside: 'booked as returned unclaimed money of order',
        settled_refunded_more: 'looked into what the provider gave back beyond the books of order',
      },
      fields: {
        order: 'Order',
        state: 'State',
        amount: 'Sum',
        refund: 'Refund',
        reason: 'Reason',
        from: 'From',
        to: 'To',
      },
    },
  },
  (_, { decision }) => DECIDED_EVENTS[decision as keyof typeof DECIDED_EVENTS],
)
