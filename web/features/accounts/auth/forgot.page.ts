import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { ForgotPage } from './forgot-page.tsx'

export const page = definePage({
  Screen: ForgotPage,
  head: defineWords('forgot-page', {
    ru: { title: 'Забыли пароль?', description: 'Ссылка на новый пароль придёт на почту аккаунта.' },
    en: {
      title: 'Forgot your password?',
      description: 'A link to a new password is mailed to your account.',
    },
  }),
  isIndexed: false,
})
