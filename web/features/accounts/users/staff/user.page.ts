import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { UserPage } from './user-page.tsx'

export const page = definePage({
  Screen: UserPage,
  head: defineTexts({
    ru: { title: 'Пользователь', description: 'Один аккаунт: данные, роли, сессии и журнал.' },
    en: { title: 'User', description: 'One account: details, roles, sessions and log.' },
  }),
})
