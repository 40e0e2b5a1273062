import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { LoginPage } from './login-page.tsx'

export const page = definePage({
  Screen: LoginPage,
  head: defineWords('login-page', {
    ru: { title: 'Вход', description: 'Войдите в аккаунт игрока: профиль, баланс и статистика.' },
    en: { title: 'Log in', description: 'Log in to your player account: profile, balance and statistics.' },
  }),
})
