import type { TopUpState } from '#shared/constants/shop/top-ups.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { Sentences } from '#shared/texts/validation-texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const topUpWords = defineWords('top-up', {
  ru: {
    title: 'Пополнение баланса',
    lead: 'С баланса можно оплатить любой заказ целиком.',
    none: 'Вы ещё не пополняли баланс.',
  },
  en: {
    title: 'Top up the balance',
    lead: 'The balance pays any order in full.',
    none: 'You have not topped up your balance yet.',
  },
})

export const topUpTexts = defineTexts({
  ru: {
    toProfile: 'В профиль',
    off: 'Пополнить баланс сейчас нельзя.',
    loadFailed: 'Не удалось загрузить пополнения',
    amount: 'Сумма, в рублях',
    amountHint: 'От 10 до 15 000 рублей.',
    email: 'Почта для писем об этом',
    submit: 'Перейти к оплате',
    busy: 'Начинаем...',
    failed: 'Не удалось начать пополнение',
    notOpened: 'Оплата не открылась. Пополнение ждёт выше, среди незавершённых: оплатить его можно оттуда.',
    unsettled: 'Не завершены',
    history: 'Мои пополнения',
    number: (number: string) => `Пополнение ${number}`,
    pay: 'Оплатить',
    opening: 'Открываем оплату...',
    payFailed: 'Не удалось открыть оплату',
    refused: 'Оплата не прошла, деньги не списаны.',
    tryAgain: 'Можно попробовать ещё раз.',
    underReview:
      'По этому пополнению пришёл платёж, которого мы не ждали. Деньги не пропадут: их зачислят или вернут.',
    silent: 'Платёжная система пока молчит. Мы спрашиваем её снова.',
    refunded: (sum: string) => `вернули ${sum}`,
    test: 'тест',
    statuses: {
      awaiting_payment: 'Ждёт оплаты',
      paid: 'Зачислено',
      expired: 'Не оплачено',
      partly_refunded: 'Возвращено частично',
      refunded: 'Возвращено',
      review: 'Проверяем',
    } as Record<TopUpState, string>,
  },
  en: {
    toProfile: 'To the profile',
    off: 'The balance cannot be topped up at the moment.',
    loadFailed: 'Could not load the top-ups',
    amount: 'Sum, in rubles',
    amountHint: 'From 10 to 15,000 rubles.',
    email: 'Email for letters about it',
    submit: 'Go to payment',
    busy: 'Starting...',
    failed: 'Could not start the top-up',
    notOpened:
      'The payment did not open. The top-up waits above, among those that are not finished: pay it from there.',
    unsettled: 'Not finished yet',
    history: 'My top-ups',
    number: (number: string) => `Top-up ${number}`,
    pay: 'Pay',
    opening: 'Opening the payment...',
    payFailed: 'The payment could not be opened',
    refused: 'The payment did not go through, and no money was taken.',
    tryAgain: 'You can try again.',
    underReview:
      'A payment came that this top-up did not expect. The money is safe: it will be credited or returned.',
    silent: 'The payment provider is silent for now. We are asking it again.',
    refunded: (sum: string) => `${sum} went back`,
    test: 'test',
    statuses: {
      awaiting_payment: 'Waiting for payment',
      paid: 'Credited',
      expired: 'Not paid',
      partly_refunded: 'Partly refunded',
      refunded: 'Refunded',
      review: 'Under review',
    } as Record<TopUpState, string>,
  },
})

export const topUpSentences: Sentences = {
  ru: {
    amountWrong: 'Введите сумму от 10 до 15 000 рублей, например 500.',
    providerNeeded: 'Выберите, чем платить.',
    consentNeeded: 'Без согласия с офертой пополнить нельзя.',
  },
  en: {
    amountWrong: 'Enter a sum from 10 to 15,000 rubles, such as 500.',
    providerNeeded: 'Choose how to pay.',
    consentNeeded: 'Without consent to the offer this is not possible.',
  },
}
