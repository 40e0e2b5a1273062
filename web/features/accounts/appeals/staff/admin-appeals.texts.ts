import { defineTexts } from '#shared/texts/texts.ts'

export const adminAppealsTexts = defineTexts({
  ru: {
    open: 'Обжалования блокировок ждут ответа',
    title: 'Обжалование',
    none: 'Блокировку не обжаловали.',
    loadFailed: 'Не удалось загрузить обжалование',
    written: 'Написано',
    answered: 'Ответ команды',
    answer: 'Ответ',
    answerHint:
      'Уйдёт письмом и встанет на странице входа. Ответить можно один раз; снять блокировку надо отдельно.',
    send: 'Ответить',
    sending: 'Отправка...',
    sent: 'Ответ отправлен',
    sendFailed: 'Не удалось ответить',
  },
  en: {
    open: 'Ban appeals are waiting for an answer',
    title: 'Appeal',
    none: 'The ban has not been appealed.',
    loadFailed: 'Could not load the appeal',
    written: 'Written',
    answered: 'The team’s answer',
    answer: 'Answer',
    answerHint:
      'It leaves by email and stands on the log-in page. You can answer once; lifting the ban is a step of its own.',
    send: 'Answer',
    sending: 'Sending...',
    sent: 'Answer sent',
    sendFailed: 'Could not answer',
  },
})
