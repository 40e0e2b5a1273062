import type { UnclaimedDecision, UnclaimedReason } from '#shared/constants/shop/orders.ts'
import { defineTexts } from '#shared/texts/texts.ts'

const shared = {
  ru: {
    reason: 'Причина',
    reasonHint: 'Останется в журнале.',
    busy: 'Записываем...',
    failed: 'Не удалось',
  },
  en: {
    reason: 'Reason',
    reasonHint: 'It stays in the log.',
    busy: 'Saving...',
    failed: 'This did not work',
  },
}
type Decision = (typeof shared)['ru'] & {
  open: string
  title: string
  lead: string
  submit: string
  done: string
}

export const unclaimedTexts = defineTexts({
  ru: {
    title: 'Пришли деньги, которые не удалось зачесть',
    lead: 'Они учтены отдельно и никуда не пропадут, пока кто-нибудь не решит, чьи они.',
    onItsWay: 'Деньги отправлены обратно, ждём ответа платёжной системы.',
    unsigned:
      'FreeKassa не подписывает номер платежа, и повтор того же уведомления выглядит как вторая оплата. Сначала найдите оба платежа в её кабинете. Если он там один, запишите эти деньги возвращёнными другим путём.',
    sent: 'Возврат отправлен, ждём ответа платёжной системы',
    reasons: {
      late: 'пришли, когда заказ был уже закрыт',
      amount: 'пришла не та сумма, которую заказ стоит сейчас',
      currency: 'пришли в другой валюте',
      second: 'заказ уже был оплачен',
    } as Record<UnclaimedReason, string>,
    decisions: {
      order: {
        ...shared.ru,
        open: 'Зачесть в заказ',
        title: 'Оплатить заказ этими деньгами?',
        lead: 'Заказ станет оплаченным, и покупки начнут выдаваться. Если денег больше, чем стоит заказ, остаток уйдёт на баланс покупателя.',
        submit: 'Зачесть',
        done: 'Заказ оплачен',
      },
      balance: {
        ...shared.ru,
        open: 'На баланс покупателя',
        title: 'Зачислить на баланс?',
        lead: 'Покупатель сможет заплатить этими деньгами за другой заказ.',
        submit: 'Зачислить',
        done: 'Деньги на балансе покупателя',
      },
      return: {
        ...shared.ru,
        open: 'Отправить обратно',
        title: 'Отправить деньги обратно?',
        lead: 'Платёжная система вернёт их тем же путём, каким они пришли. Отменить это нельзя.',
        submit: 'Отправить',
        done: 'Деньги возвращены',
      },
      outside: {
        ...shared.ru,
        open: 'Вернулись другим путём',
        title: 'Записать, что деньги вернулись?',
        lead: 'Отсюда ничего не отправится. Сначала верните деньги в кабинете платёжной системы или иначе.',
        submit: 'Записать',
        done: 'Записано',
      },
    } as Record<UnclaimedDecision, Decision>,
  },
  en: {
    title: 'Money came that could not be booked to the order',
    lead: 'It is kept apart in the books and will not be lost until somebody decides whose it is.',
    onItsWay: 'The money was sent back, and the provider has not answered yet.',
    unsigned:
      'FreeKassa does not sign the number of a payment, so the same notification sent anew looks like a second payment. Find both in its cabinet first. Where there is only one, book this money as returned another way.',
    sent: 'Sent back, and the provider has not answered yet',
    reasons: {
      late: 'came when the order was over',
      amount: 'not the sum that the order costs now',
      currency: 'came in another currency',
      second: 'the order was paid already',
    } as Record<UnclaimedReason, string>,
    decisions: {
      order: {
        ...shared.en,
        open: 'Pay the order with it',
        title: 'Pay the order with this money?',
        lead: 'The order becomes paid and its purchases are on their way. What is more than it costs goes to the balance of the buyer.',
        submit: 'Pay the order',
        done: 'The order is paid',
      },
      balance: {
        ...shared.en,
        open: 'To the buyer’s balance',
        title: 'Credit it to the balance?',
        lead: 'The buyer can pay another order with it.',
        submit: 'Credit it',
        done: 'It is on the balance of the buyer',
      },
      return: {
        ...shared.en,
        open: 'Send it back',
        title: 'Send the money back?',
        lead: 'The provider returns it the way it came. This cannot be undone.',
        submit: 'Send it back',
        done: 'The money has gone back',
      },
      outside: {
        ...shared.en,
        open: 'It went back another way',
        title: 'Book that the money has gone back?',
        lead: 'Nothing is sent from here. Return the money in the provider’s cabinet or another way first.',
        submit: 'Book it',
        done: 'Booked',
      },
    } as Record<UnclaimedDecision, Decision>,
  },
})
