import { defineWords } from '#shared/texts/words.ts'

/** The letter to whoever has bought something. */
export const orderLetterWords = defineWords('order-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Заказ {number} оплачен',
    paid: 'Мы получили оплату заказа {number}: {total}. В заказе:',
    recipient: 'Получит игрок {recipient}.',
    test: 'Это была тестовая покупка: деньги не списаны.',
    closing: 'Как идёт выдача, видно на странице заказа.',
    button: 'К заказу',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'Order {number} is paid',
    paid: 'We have received the payment for order {number}: {total}. You ordered:',
    recipient: 'It goes to the player {recipient}.',
    test: 'This was a test: no money was taken.',
    closing: 'The page of the order shows how the delivery goes.',
    button: 'To the order',
  },
})
