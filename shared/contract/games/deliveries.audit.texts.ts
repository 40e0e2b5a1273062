import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

/** What staff decide about: what belongs to an order, or a command that staff sent by hand. Entries of old do not name its server. */
export const deliveryAudit = defineAuditNoun(
  'delivery',
  'manage_deliveries',
  {
    ru: {
      plural: 'Выдача в играх',
      nameField: ['order', 'gameServer'],
      changes: {
        mark_done: 'Выдано вручную по заказу',
        retry: 'Выдача запущена снова по заказу',
        cancel: 'Выдача отменена по заказу',
        send: 'Команда отправлена на сервер',
      },
      events: {
        doneOnServer: 'Отмечена выполненной команда, отправленная вручную на сервер',
        queuedOnServer: 'Запущена снова команда, отправленная вручную на сервер',
        cancelledOnServer: 'Отменена команда, отправленная вручную на сервер',
        done: 'Отмечена выполненной отправленная вручную команда',
        queued: 'Запущена снова отправленная вручную команда',
        cancelled: 'Отменена отправленная вручную команда',
      },
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
      nameField: ['order', 'gameServer'],
      changes: {
        mark_done: 'gave by hand what belongs to order',
        retry: 'tried again to give what belongs to order',
        cancel: 'canceled giving what belongs to order',
        send: 'sent a command to the server',
      },
      events: {
        doneOnServer: 'marked as done a command sent by hand to the server',
        queuedOnServer: 'tried again a command sent by hand to the server',
        cancelledOnServer: 'canceled a command sent by hand to the server',
        done: 'marked as done the hand-sent command',
        queued: 'tried again the hand-sent command',
        cancelled: 'canceled the hand-sent command',
      },
      fields: { order: 'Order', state: 'State', reason: 'Reason', gameServer: 'Server', command: 'Command' },
    },
  },
  (_, { order, gameServer, state }) => {
    const decided = DECIDED.find((each) => each === state)
    if (order !== null || decided === undefined) return undefined
    return gameServer ? `${decided}OnServer` : decided
  },
)

/** What a decision leaves behind. */
const DECIDED = ['done', 'queued', 'cancelled'] as const
