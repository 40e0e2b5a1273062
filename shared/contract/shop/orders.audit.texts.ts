import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const orderAudit = defineAuditNoun('order', 'view_orders', {
  ru: {
    plural: 'Заказы',
    nameField: 'order',
    changes: { confirm: 'Подтверждена оплата заказа', refund: 'Возврат по заказу' },
    events: {},
    fields: { order: 'Заказ', state: 'Состояние', amount: 'Сумма', refund: 'Возврат', reason: 'Причина' },
  },
  en: {
    plural: 'Orders',
    nameField: 'order',
    changes: { confirm: 'confirmed the payment of order', refund: 'handled a refund of order' },
    events: {},
    fields: { order: 'Order', state: 'State', amount: 'Sum', refund: 'Refund', reason: 'Reason' },
  },
})
