import type { OrderEvent } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type OrderTexts = {
  /** What is told of an order, in the order in which it happened; `{name}` of a line, `{sum}` of money. */
  events: Record<OrderEvent, string>
  /** In the place of those where the order costs nothing. */
  free: Partial<Record<OrderEvent, string>>
}

/** What buyers read of their orders. */
export const orderTexts = defineTexts<OrderTexts>({
  ru: {
    events: {
      made: 'Заказ оформлен.',
      payment_refused: 'Оплата не прошла. Деньги не списаны: попробуйте ещё раз или выберите другой способ.',
      paid: 'Оплата получена: {sum}.',
      expired: 'Время на оплату вышло, заказ закрыт.',
      cancelled: 'Заказ отменён.',
      unclaimed: 'Пришёл платёж, которого мы не ждали: {sum}. Деньги не пропадут: их зачтут или вернут.',
      review: 'Деньги пришли, но зачесть их сразу не получилось. Команда сайта разберётся и ответит.',
      given: 'Выдано: {name}.',
      delivered: 'Всё выдано. Приятной игры!',
      refunded: 'Деньги возвращены: {sum}.',
      returned: 'Неожиданный платёж возвращён: {sum}.',
      credited: 'Неожиданный платёж зачислен на баланс: {sum}.',
    },
    free: {
      paid: 'Заказ принят: платить за него ничего не нужно.',
      refunded: 'Заказ отменён сайтом: что было выдано, забрано.',
    },
  },
  en: {
    events: {
      made: 'The order was placed.',
      payment_refused: 'The payment did not go through. No money was taken: try again or pay another way.',
      paid: 'Payment received: {sum}.',
      expired: 'The time to pay is over, the order is closed.',
      cancelled: 'The order is canceled.',
      unclaimed:
        'A payment came that we did not expect: {sum}. The money is safe: it will be booked or returned.',
      review: 'The money has arrived but could not be booked at once. The staff will look into it.',
      given: 'Delivered: {name}.',
      delivered: 'Everything is delivered. Enjoy the game!',
      refunded: 'Money returned: {sum}.',
      returned: 'The unexpected payment was returned: {sum}.',
      credited: 'The unexpected payment was put on the balance: {sum}.',
    },
    free: {
      paid: 'The order is accepted: there is nothing to pay.',
      refunded: 'The order was taken back, and what it had brought.',
    },
  },
})
