import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const couponAudit = defineAuditNoun('coupon', 'manage_shop', {
  ru: {
    plural: 'Промокоды',
    nameField: 'code',
    changes: {
      create: 'Добавлен промокод',
      update: 'Изменён промокод',
      delete: 'Удалён промокод',
    },
    events: {},
    fields: {
      code: 'Код',
      percent: 'Скидка, %',
      amountKopecks: 'Скидка, коп.',
      productIds: 'Товары',
      startsAt: 'Начало',
      endsAt: 'Конец',
      usesMax: 'Применений всего',
      usesEachMax: 'Применений на аккаунт',
      isOff: 'Выключен',
    },
  },
  en: {
    plural: 'Coupons',
    nameField: 'code',
    changes: {
      create: 'added the coupon',
      update: 'changed the coupon',
      delete: 'removed the coupon',
    },
    events: {},
    fields: {
      code: 'Code',
      percent: 'Discount, %',
      amountKopecks: 'Discount, kopecks',
      productIds: 'Products',
      startsAt: 'Start',
      endsAt: 'End',
      usesMax: 'Uses in all',
      usesEachMax: 'Uses of one account',
      isOff: 'Switched off',
    },
  },
})
