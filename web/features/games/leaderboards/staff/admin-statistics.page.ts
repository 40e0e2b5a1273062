import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminStatisticsPage } from './admin-statistics-page.tsx'

export const page = definePage({
  Screen: AdminStatisticsPage,
  head: defineTexts({
    ru: {
      title: 'Статистика игроков',
      description: 'Сезоны рейтинга и то, что серверы докладывают об игроках.',
    },
    en: {
      title: 'Statistics of players',
      description: 'Seasons of the leaderboards, and what servers report of players.',
    },
  }),
})
