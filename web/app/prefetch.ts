/** What each page needs to be complete at first sight; the server asks for it while rendering. */
import type { QueryClient } from '@tanstack/react-query'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { feedbackQueries } from '#web/features/content/feedback/feedback.queries.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { gameServersQueries } from '#web/features/games/game-servers/game-servers.queries.ts'
import { launcherQueries } from '#web/features/games/launcher/launcher.queries.ts'

type Prefetch = (client: QueryClient, language: Language) => Promise<unknown>[]

const prefetchServers: Prefetch = (client) => [client.prefetchQuery(gameServersQueries.list())]

const prefetches: Partial<Record<string, Prefetch>> = {
  [addresses.home]: (client, language) => [client.prefetchQuery(newsQueries.latest(language))],
  [addresses.news]: (client) => [client.prefetchQuery(newsQueries.list())],
  [addresses.servers]: prefetchServers,
  [addresses.serversSurvival]: prefetchServers,
  [addresses.serversSkyblock]: prefetchServers,
  [addresses.serversCreative]: prefetchServers,
  [addresses.serversMinigames]: prefetchServers,
  [addresses.download]: (client) => [client.prefetchQuery(launcherQueries.releases())],
  [addresses.feedback]: (client) => [client.prefetchInfiniteQuery(feedbackQueries.list())],
}

/** Fills `client` with what the page at `path` shows. Whatever fails is left out: the browser asks again. */
export async function prefetchPage(path: string, client: QueryClient, language: Language): Promise<void> {
  await Promise.allSettled(prefetches[path]?.(client, language) ?? [])
  for (const query of client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status !== 'success' })) {
    client.getQueryCache().remove(query)
  }
}
