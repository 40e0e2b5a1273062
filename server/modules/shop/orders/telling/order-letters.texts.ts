import { defineWords } from '#shared/texts/words.ts'

/** The letters to whoever has bought something. */
export const orderLetterWords = defineWords('order-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Заказ {number} оплачен',
    paid: 'Мы получили оплату заказа {number}: {total}. В заказе:',
    freeSubject: 'Заказ {number} принят',
    free: 'Мы приняли заказ {number}. Платить за него ничего не нужно. В заказе:',
    recipient: 'Получит игрок {recipient}.',
    test: 'Это была тестовая покупка: настоящие деньги не списаны.',
    closing: 'Как идёт выдача, видно на странице заказа.',
    unclaimedSubject: 'Неожиданный платёж по заказу {number}',
    unclaimed: 'По заказу {number} пришёл платёж, которого мы не ждали: {total}.',
    unclaimedClosing: 'Деньги не пропадут: мы зачтём их за заказ, положим на ваш баланс или вернём.',
    deliveredSubject: 'Заказ {number} выдан',
    delivered: 'Всё из заказа {number} уже в игре. Получил игрок {recipient}:',
    deliveredClosing: 'Если чего-то не хватает, напишите нам и назовите номер заказа.',
    refundedSubject: 'Возврат по заказу {number}',
    refunded: 'По заказу {number} мы вернули {total}.',
    refundedClosing:
      'На баланс деньги приходят сразу, банку может понадобиться несколько дней. Что и когда вернулось, видно на странице заказа.',
    endingSubject: 'Скоро закончится: {name}',
    ending: '«{name}» у игрока {recipient} действует до {day}.',
    endingClosing:
      'Чтобы продлить, купите ещё: новые дни прибавятся к оставшимся. Ничего не списывается само.',
    button: 'К заказу',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'Order {number} is paid',
    paid: 'We have received the payment for order {number}: {total}. You ordered:',
    freeSubject: 'Order {number} is accepted',
    free: 'We have accepted order {number}. There is nothing to pay. You ordered:',
    recipient: 'It goes to the player {recipient}.',
    test: 'This was a test: no real money was taken.',
    closing: 'The page of the order shows how the delivery goes.',
    unclaimedSubject: 'Unexpected payment for order {number}',
    unclaimed: 'A payment came for order {number} that we did not expect: {total}.',
    unclaimedClosing:
      'The money is safe: we will book it to the order, put it on your balance or send it back.',
    deliveredSubject: 'Order {number} is delivered',
    delivered: 'All of order {number} is in the game. The player {recipient} has received:',
    deliveredClosing: 'If something is missing, write to us and name the number of the order.',
    refundedSubject: 'Refund of order {number}',
    refunded: 'We have returned {total} of order {number}.',
    refundedClosing:
      'Money for your balance is there at once, a bank may need a few days. The page of the order shows what went back and when.',
    endingSubject: 'Ends soon: {name}',
    ending: '“{name}” of the player {recipient} lasts until {day}.',
    endingClosing:
      'To go on with it, buy more: new days are added to those left. Nothing is charged by itself.',
    button: 'To the order',
  },
})
