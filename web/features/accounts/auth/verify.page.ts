import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { VerifyPage } from './verify-page.tsx'

export const page = definePage({
  Screen: VerifyPage,
  head: defineWords('verify-page', {
    ru: { title: 'Верификация аккаунта', description: 'Подтверждение адреса электронной почты.' },
    en: { title: 'Account verification', description: 'Confirmation of an email address.' },
  }),
  isIndexed: false,
})
