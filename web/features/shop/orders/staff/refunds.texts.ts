import type { RefundState } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

const decision = {
  ru: {
    reason: 'Причина',
    reasonHint: 'Что видно в кабинете. Останется в журнале.',
    submit: 'Записать',
    busy: 'Записываем...',
    failed: 'Не удалось записать',
  },
  en: {
    reason: 'Reason',
    reasonHint: 'What the cabinet shows. It stays in the log.',
    submit: 'Save it',
    busy: 'Saving...',
    failed: 'Could not save it',
  },
}

export const refundsTexts = defineTexts({
  ru: {
    open: 'Вернуть деньги',
    takeBack: 'Забрать выданное',
    takingBack: {
      title: 'Забрать выданное',
      lead: 'Заказ ничего не стоил, поэтому деньги не возвращаются. Невыданное не будет выдано, выданное игра заберёт, если так задано у товара. Отменить это нельзя.',
      reason: 'Причина',
      reasonHint: 'Останется в журнале.',
      submit: 'Забрать',
      busy: 'Забираем...',
      failed: 'Не удалось забрать',
    },
    takenBack: 'Выданное забрано',
    title: 'Возврат денег',
    lead: 'Деньги уйдут обратно тем же путём, каким пришли. Отменить это нельзя.',
    outsideLead:
      'Отсюда эти деньги не отправить. Верните их другим путём, а здесь запишите, что они вернулись.',
    amount: 'Сколько, в рублях',
    amountHint: (left: string) => `Осталось ${left}. Если вернуть всё, забирается и всё купленное.`,
    amountWrong: 'Введите сумму больше нуля и не больше оставшейся, например 150 или 99,50.',
    lines: 'Что забрать у игрока',
    linesHint: 'Невыданное не будет выдано, выданное игра заберёт, если так задано у товара.',
    isDoneOutside: 'Деньги уже вернулись другим путём, только записать',
    reason: 'Причина',
    reasonHint: 'Останется в журнале.',
    submit: 'Вернуть',
    busy: 'Возвращаем...',
    failed: 'Не удалось вернуть деньги',
    toasts: {
      done: 'Деньги возвращены',
      pending: 'Возврат отправлен, ждём ответа платёжной системы',
      failed: 'Платёжная система отказала: деньги не вернулись',
      review: 'Платёжная система не ответила. Посмотрите в её кабинете',
    } as Record<RefundState, string>,
    list: 'Возвраты',
    states: {
      pending: 'Ждём ответа',
      done: 'Возвращено',
      failed: 'Отказано',
      review: 'Нужно проверить',
    } as Record<RefundState, string>,
    outside: 'другим путём',
    unclaimed: 'Невостребованные деньги',
    byItself: 'Второй платёж заказа возвращается сам.',
    taken: 'Забрано',
    toTake: 'Пока не выдаётся',
    providerSaid: 'Ответ системы',
    reviewLead:
      'Неизвестно, ушли ли деньги: система не ответила, а спрашивать второй раз нельзя. Посмотрите в её кабинете и запишите, что там видно.',
    decisions: {
      came: {
        ...decision.ru,
        title: 'Деньги вернулись',
        lead: 'Возврат попадёт в учёт, купленное будет забрано.',
      },
      stayed: {
        ...decision.ru,
        title: 'Деньги не ушли',
        lead: 'Возврата не было: купленное снова ждёт выдачи.',
      },
    },
  },
  en: {
    open: 'Refund',
    takeBack: 'Take it back',
    takingBack: {
      title: 'Take back what was given',
      lead: 'The order cost nothing, so no money goes back. What is not delivered yet will not be; what is, the game takes back where the product says so. This cannot be undone.',
      reason: 'Reason',
      reasonHint: 'It stays in the log.',
      submit: 'Take it back',
      busy: 'Taking it back...',
      failed: 'Could not take it back',
    },
    takenBack: 'It was taken back',
    title: 'A refund',
    lead: 'The money goes back the way it came. This cannot be undone.',
    outsideLead:
      'This money cannot be sent from here. Return it another way, and say here that it went back.',
    amount: 'How much, in rubles',
    amountHint: (left: string) => `${left} left. With all of it, everything that was bought is taken back.`,
    amountWrong: 'Enter a sum above zero and not above what is left, such as 150 or 99.50.',
    lines: 'What to take back',
    linesHint:
      'What was not given is not given any more; what was, the game takes back where the product says how.',
    isDoneOutside: 'The money went back another way already, only book it',
    reason: 'Reason',
    reasonHint: 'It stays in the log.',
    submit: 'Refund',
    busy: 'Refunding...',
    failed: 'Could not refund it',
    toasts: {
      done: 'The money went back',
      pending: 'The refund is on its way, the provider has yet to answer',
      failed: 'The provider refused: no money went back',
      review: 'The provider did not answer. Look in its cabinet',
    } as Record<RefundState, string>,
    list: 'Refunds',
    states: {
      pending: 'Waiting for an answer',
      done: 'Refunded',
      failed: 'Refused',
      review: 'To be checked',
    } as Record<RefundState, string>,
    unclaimed: 'Unclaimed money',
    byItself: 'A second payment of an order goes back by itself.',
    outside: 'another way',
    taken: 'Taken back',
    toTake: 'Not given meanwhile',
    providerSaid: 'The provider said',
    reviewLead:
      'Nobody knows whether the money went back: the provider did not answer and must not be asked twice. Look in its cabinet and say what it shows.',
    decisions: {
      came: {
        ...decision.en,
        title: 'The money went back',
        lead: 'The refund is booked, and what was bought is taken back.',
      },
      stayed: {
        ...decision.en,
        title: 'The money did not go',
        lead: 'There was no refund: what was bought waits to be given again.',
      },
    },
  },
})
