import { defineWords } from '#shared/texts/words.ts'

/** The letters to whoever has topped up a balance. */
export const topUpLetterWords = defineWords('top-up-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Баланс пополнен',
    paid: 'Мы зачислили {total} на ваш баланс. Номер пополнения: {number}.',
    closing: 'С баланса можно оплатить любой заказ целиком.',
    refundedSubject: 'Возврат пополнения {number}',
    refunded: 'Из пополнения {number} мы вернули {total}.',
    refundedClosing: 'Банку может понадобиться несколько дней.',
    test: 'Это была проверка: настоящие деньги не двигались.',
    button: 'К балансу',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'Your balance was topped up',
    paid: 'We have added {total} to your balance. The number of this top-up is {number}.',
    closing: 'The balance pays any order in full.',
    refundedSubject: 'Refund of top-up {number}',
    refunded: 'We have returned {total} of top-up {number}.',
    refundedClosing: 'A bank may need a few days.',
    test: 'This was a test: no real money moved.',
    button: 'To the balance',
  },
})
