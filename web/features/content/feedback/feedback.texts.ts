import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const feedbackWords = defineWords('feedback', {
  ru: {
    mark: 'Связь',
    title: 'Отзывы',
    lead: 'Расскажите, что работает, что горит и чего не хватает. Читаем всё.',
    formTitle: 'Оставить отзыв',
    messagePlaceholder: 'Что доложить командованию?',
    listTitle: 'Отзывы игроков',
    empty: 'Отзывов пока нет. Будьте первым!',
    reply: 'Ответ командования',
  },
  en: {
    mark: 'Comms',
    title: 'Feedback',
    lead: 'Tell us what works, what is on fire and what is missing. We read everything.',
    formTitle: 'Leave feedback',
    messagePlaceholder: 'What should command know?',
    listTitle: 'What players say',
    empty: 'No feedback yet. Be the first!',
    reply: 'Command replies',
  },
})

export const feedbackTexts = defineTexts({
  ru: {
    username: 'Имя пользователя',
    message: 'Сообщение',
    charactersLeft: 'Осталось символов:',
    charactersTooMany: 'Лишних символов:',
    charactersAllowed: 'Можно до',
    tooLong: 'Текст длиннее, чем можно отправить',
    submit: 'Отправить',
    submitting: 'Отправка...',
    sent: 'Спасибо за отзыв!',
    sentDetail: 'Ваше сообщение успешно отправлено',
    sendFailed: 'Не удалось отправить сообщение',
    signInFirst: 'Для отправки сообщения необходимо авторизоваться',
    sessionEnded: 'Сессия закончилась. Текст сохранён: войдите снова и отправьте его.',
    login: 'Войти',
    loadFailed: 'Не удалось загрузить отзывы',
    loadMore: 'Показать ещё',
  },
  en: {
    username: 'Username',
    message: 'Message',
    charactersLeft: 'Characters left:',
    charactersTooMany: 'Characters too many:',
    charactersAllowed: 'The limit is',
    tooLong: 'The text is longer than can be sent',
    submit: 'Send',
    submitting: 'Sending...',
    sent: 'Thank you for your feedback!',
    sentDetail: 'Your message has been sent',
    sendFailed: 'Could not send the message',
    signInFirst: 'Log in to send a message',
    sessionEnded: 'Your session has ended. The text is kept: log in again and send it.',
    login: 'Log in',
    loadFailed: 'Could not load feedback',
    loadMore: 'Show more',
  },
})
