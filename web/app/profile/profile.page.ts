import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { ProfileScreen } from './profile-screen.tsx'

export const page = definePage({
  Screen: ProfileScreen,
  head: defineWords('profile-page', {
    ru: { title: 'Профиль', description: 'Личное дело игрока: звание, баланс, статистика и достижения.' },
    en: { title: 'Profile', description: 'The service record: rank, balance, statistics and achievements.' },
  }),
})
