import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const topUpAudit = defineAuditNoun('top_up', 'view_orders', {
  ru: {
    plural: 'Пополнения',
    nameField: 'topUp',
    changes: {
      refund: 'Возврат пополнения',
      confirm: 'Зачислено на баланс пополнение',
      decide: 'Разобрано расхождение с платёжной системой по пополнению',
    },
    events: {},
    fields: { topUp: 'Пополнение', amount: 'Сумма', reason: 'Причина' },
  },
  en: {
    plural: 'Top-ups',
    nameField: 'topUp',
    changes: {
      refund: 'booked a refund of top-up',
      confirm: 'credited to the balance top-up',
      decide: 'looked into what the provider gave back beyond the books of top-up',
    },
    events: {},
    fields: { topUp: 'Top-up', amount: 'Sum', reason: 'Reason' },
  },
})
