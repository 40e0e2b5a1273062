import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const appealsWords = defineWords('appeals', {
  ru: {
    title: 'Обжаловать блокировку',
    lead: 'Обращение одно на блокировку. Его прочтёт команда, ответ придёт на почту и встанет здесь.',
    waiting: 'Команда ещё не ответила.',
  },
  en: {
    title: 'Appeal the ban',
    lead: 'One appeal for each ban. The team reads it; the answer comes by email and stands here.',
    waiting: 'The team has not answered yet.',
  },
})

export const appealsTexts = defineTexts({
  ru: {
    message: 'Почему решение стоит пересмотреть',
    send: 'Отправить обращение',
    sending: 'Отправка...',
    sent: 'Обращение отправлено',
    sentDetail: 'Ответ придёт на почту и встанет здесь: загляните с тем же паролем.',
    sendFailed: 'Не удалось отправить обращение',
    yours: 'Ваше обращение от',
    answer: 'Ответ команды от',
  },
  en: {
    message: 'Why the decision should be reconsidered',
    send: 'Send the appeal',
    sending: 'Sending...',
    sent: 'Appeal sent',
    sentDetail: 'The answer comes by email and stands here: look in with the same password.',
    sendFailed: 'Could not send the appeal',
    yours: 'Your appeal of',
    answer: 'The team’s answer of',
  },
})
