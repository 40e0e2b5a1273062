import type { DeliveryState } from '#shared/constants/games/deliveries.ts'
import type { OrderEvent } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type OrderTexts = {
  /** What is told of an order, in the order in which it happened; `{name}` of a line, `{sum}` of money. */
  events: Record<OrderEvent, string>
  deliveries: Record<Exclude<DeliveryState, 'queued'>, string>
  queued: { offline: string; online: string; no_space: string; not_now: string }
  /** How far a line is where it is given piece by piece. */
  some: string
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
      review: 'Деньги пришли, но зачесть их сразу не получилось. Команда сайта разберётся и ответит.',
      given: 'Выдано: {name}.',
      delivered: 'Всё выдано. Приятной игры!',
      refunded: 'Деньги возвращены: {sum}.',
    },
    queued: {
      offline: 'В очереди. Игровые серверы к сайту ещё не подключены, поэтому выдаёт команда сайта.',
      online:
        'В очереди. Игровые серверы к сайту ещё не подключены, поэтому выдаёт команда сайта, пока вы в игре.',
      no_space: 'Освободите место в инвентаре: выдача повторится сама.',
      not_now: 'Сейчас сервер не смог выдать. Он попробует ещё раз сам.',
    },
    deliveries: {
      leased: 'Выдаётся прямо сейчас.',
      done: 'Выдано.',
      failed: 'Сервер не смог выдать. Команда сайта уже видит это.',
      review: 'Неизвестно, дошла ли выдача. Команда сайта проверит.',
      cancelled: 'Выдача отменена.',
    },
    some: 'Выдано {done} из {all}.',
  },
  en: {
    events: {
      made: 'You placed the order.',
      payment_refused: 'The payment did not go through. No money was taken: try again or pay another way.',
      paid: 'Payment received: {sum}.',
      expired: 'The time to pay is over, the order is closed.',
      cancelled: 'The order is canceled.',
      review: 'The money has arrived but could not be booked at once. The staff will look into it.',
      given: 'Delivered: {name}.',
      delivered: 'Everything is delivered. Enjoy the game!',
      refunded: 'Money returned: {sum}.',
    },
    queued: {
      offline: 'In line. The game servers are not connected to the site yet, so the staff hand it over.',
      online:
        'In line. The game servers are not connected to the site yet, so the staff hand it over while you are in the game.',
      no_space: 'Make room in your inventory: the delivery is tried again by itself.',
      not_now: 'The server could not deliver just now. It tries again by itself.',
    },
    deliveries: {
      leased: 'Being delivered right now.',
      done: 'Delivered.',
      failed: 'The server could not deliver it. The staff see this already.',
      review: 'Nobody knows whether it arrived. The staff will check.',
      cancelled: 'The delivery is canceled.',
    },
    some: 'Delivered {done} of {all}.',
  },
})
