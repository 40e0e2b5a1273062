import { defineWords } from '#shared/texts/words.ts'
import { gameServersQueries } from '#web/features/games/game-servers/game-servers.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { BOARD_IN_QUERY, leaderboardQueries } from './leaderboards.queries.ts'
import { LeaderboardsPage } from './leaderboards-page.tsx'

export const page = definePage({
  Screen: LeaderboardsPage,
  query: BOARD_IN_QUERY,
  shows: ({ query }) => [
    leaderboardQueries.page(query),
    leaderboardQueries.seasons(),
    gameServersQueries.list(),
  ],
  head: defineWords('leaderboards-page', {
    ru: {
      title: 'Рейтинг игроков',
      description: 'Лучшие игроки серверов по очкам, времени в игре и убийствам: места, сервер за сервером.',
    },
    en: {
      title: 'Leaderboards',
      description: 'The best players of the servers by points, time played and kills, server by server.',
    },
  }),
})
