import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const deliveryAudit = defineAuditNoun('delivery', 'manage_deliveries', {
  ru: {
    plural: 'Выдача в играх',
    nameField: 'order',
    changes: { mark_done: 'Выдано вручную по заказу' },
    events: {},
    fields: { order: 'Заказ', state: 'Состояние', reason: 'Причина' },
  },
  en: {
    plural: 'Deliveries to the games',
    nameField: 'order',
    changes: { mark_done: 'gave by hand what belongs to order' },
    events: {},
    fields: { order: 'Order', state: 'State', reason: 'Reason' },
  },
})
