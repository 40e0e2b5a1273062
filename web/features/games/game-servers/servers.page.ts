import { defineWords } from '#shared/texts/words.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { gameServersQueries } from './game-servers.queries.ts'
import { ServersPage } from './servers-page.tsx'

export const page = definePage({
  Screen: ServersPage,
  head: defineWords('servers-page', {
    ru: {
      title: 'Серверы',
      description:
        'Игровые серверы Minecraft и Roblox: состояние, игроки, сложность и как подключиться к каждому.',
    },
    en: {
      title: 'Servers',
      description: 'Minecraft and Roblox game servers: status, players, difficulty and how to join each.',
    },
  }),
  shows: () => [gameServersQueries.list(), collectionQuery('server-features')],
})
