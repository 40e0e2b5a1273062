import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const orderAudit = defineAuditNoun('order', 'view_orders', {
  ru: {
    plural: 'Заказы',
    nameField: 'order',
    changes: { confirm: 'Подтверждена оплата заказа' },
    events: {},
    fields: { order: 'Заказ', state: 'Состояние', reason: 'Причина' },
  },
  en: {
    plural: 'Orders',
    nameField: 'order',
    changes: { confirm: 'confirmed the payment of order' },
    events: {},
    fields: { order: 'Order', state: 'State', reason: 'Reason' },
  },
})
