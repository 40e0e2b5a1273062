/** What each page needs to be complete at first sight; the server asks for it while rendering. */
import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { feedbackQueries } from '#web/features/content/feedback/feedback.queries.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { gameServersQueries } from '#web/features/games/game-servers/game-servers.queries.ts'
import { launcherQueries } from '#web/features/games/launcher/launcher.queries.ts'
import { paths } from '#web/routing/paths.ts'

type Prefetch = (client: QueryClient, language: Language) => Promise<unknown>[]

const prefetchServers: Prefetch = (client) => [client.prefetchQuery(gameServersQueries.list())]

const prefetches: Partial<Record<string, Prefetch>> = {
  [paths.home]: (client, language) => [client.prefetchQuery(newsQueries.latest(language))],
  [paths.news]: (client) => [client.prefetchQuery(newsQueries.list())],
  [paths.servers]: prefetchServers,
  [paths.serversSurvival]: prefetchServers,
  [paths.serversSkyblock]: prefetchServers,
  [paths.serversCreative]: prefetchServers,
  [paths.serversMinigames]: prefetchServers,
  [paths.download]: (client) => [client.prefetchQuery(launcherQueries.releases())],
  [paths.feedback]: (client) => [client.prefetchInfiniteQuery(feedbackQueries.list())],
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
