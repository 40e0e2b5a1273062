import { defineWords } from '#shared/texts/words.ts'

export const nameNoticeWords = defineWords('name-notice', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Команда сайта изменила имя вашего аккаунта — {site}',
    told: 'Команда сайта изменила имя вашего аккаунта. Теперь он называется {username}: под этим именем вас видят другие, и с ним вы входите. Пароль и всё остальное остались прежними.',
    closing: 'Если это ошибка, ответьте команде сайта: прежнее имя можно вернуть, пока его никто не занял.',
    button: 'Открыть профиль',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'The staff changed the name of your account — {site}',
    told: 'The staff of the site changed the name of your account. It is called {username} now: others see you under this name, and you log in with it. Your password and everything else are as they were.',
    closing:
      'If this is a mistake, tell the staff: the former name can be given back as long as nobody has taken it.',
    button: 'Open the profile',
  },
})
