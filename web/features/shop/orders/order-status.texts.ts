import type { OrderState } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const orderStatusTexts = defineTexts<Record<OrderState, string>>({
  ru: {
    awaiting_payment: 'Ждёт оплаты',
    paid: 'Оплачен, выдаём',
    delivered: 'Выдан',
    expired: 'Не оплачен вовремя',
    cancelled: 'Отменён',
    refunded: 'Деньги возвращены',
    partly_refunded: 'Возвращён частично',
    review: 'На проверке',
  },
  en: {
    awaiting_payment: 'Waiting for payment',
    paid: 'Paid, on its way',
    delivered: 'Delivered',
    expired: 'Not paid in time',
    cancelled: 'Canceled',
    refunded: 'Refunded',
    partly_refunded: 'Partly refunded',
    review: 'Being checked',
  },
})
