import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { ProfilePage } from './profile-page.tsx'

export const page = definePage({
  Screen: ProfilePage,
  head: defineWords('profile-page', {
    ru: { title: 'Профиль', description: 'Личное дело игрока: звание, баланс, статистика и достижения.' },
    en: { title: 'Profile', description: 'The service record: rank, balance, statistics and achievements.' },
  }),
})
