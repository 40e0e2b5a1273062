import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { UsersPage } from './users-page.tsx'

export const page = definePage({
  Screen: UsersPage,
  head: defineTexts({
    ru: { title: 'Пользователи', description: 'Аккаунты игроков и команды.' },
    en: { title: 'Users', description: 'Accounts of players and staff.' },
  }),
})
