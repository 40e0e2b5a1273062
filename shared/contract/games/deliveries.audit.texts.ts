import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const deliveryAudit = defineAuditNoun('delivery', 'manage_deliveries', {
  ru: {
    plural: 'Выдача в играх',
    nameField: 'order',
    changes: {
      mark_done: 'Выдано вручную по заказу',
      retry: 'Выдача запущена снова по заказу',
      cancel: 'Выдача отменена по заказу',
      send: 'Команда отправлена на сервер',
    },
    events: {},
    fields: {
      order: 'Заказ',
      state: 'Состояние',
      reason: 'Причина',
      gameServer: 'Сервер',
      command: 'Команда',
    },
  },
  en: {
    plural: 'Deliveries to the games',
    nameField: 'order',
    changes: {
      mark_done: 'gave by hand what belongs to order',
      retry: 'tried again to give what belongs to order',
      cancel: 'canceled giving what belongs to order',
      send: 'sent a command to a server',
    },
    events: {},
    fields: { order: 'Order', state: 'State', reason: 'Reason', gameServer: 'Server', command: 'Command' },
  },
})
