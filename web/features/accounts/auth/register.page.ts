import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { RegisterPage } from './register-page.tsx'

export const page = definePage({
  Screen: RegisterPage,
  head: defineWords('register-page', {
    ru: {
      title: 'Регистрация',
      description: 'Создайте аккаунт игрока: один на сайт, лаунчер и все серверы.',
    },
    en: {
      title: 'Sign up',
      description: 'Create a player account: one for the site, the launcher and every server.',
    },
  }),
})
