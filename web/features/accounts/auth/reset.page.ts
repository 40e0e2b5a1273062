import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { ResetPage } from './reset-page.tsx'

export const page = definePage({
  Screen: ResetPage,
  head: defineWords('reset-page', {
    ru: { title: 'Новый пароль', description: 'Новый пароль по ссылке из письма.' },
    en: { title: 'A new password', description: 'A new password via the link in the email.' },
  }),
  isIndexed: false,
})
