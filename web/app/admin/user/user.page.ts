import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { UserScreen } from './user-screen.tsx'

export const page = definePage({
  Screen: UserScreen,
  head: defineTexts({
    ru: { title: 'Пользователь', description: 'Один аккаунт: данные, роли, сессии и журнал.' },
    en: { title: 'User', description: 'One account: details, roles, sessions and log.' },
  }),
})
