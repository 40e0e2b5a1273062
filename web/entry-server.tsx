/** The web bundle as the server uses it: which pages there are, and each as HTML. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { Language } from '#shared/constants/languages.ts'
import type { PageRenderer, Transport } from '#shared/contract/page-rendering.ts'
import { connectApi } from '#web/api/client.ts'
import { App } from '#web/app/app.tsx'
import { fontPreloads } from '#web/app/font-preloads.ts'
import { renderHead } from '#web/app/head.ts'
import { encodePageData } from '#web/app/page-data.ts'
import { prefetchPage } from '#web/app/prefetch.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { notFoundRoute, routeOf, routes } from '#web/app/routes.tsx'
import { renderStructuredData } from '#web/app/structured-data.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { placeOf, RouterContext } from '#web/routing/router.tsx'

/** Several pages may be rendered at once, each for a visitor of its own. */
const rendering = new AsyncLocalStorage<{ transport: Transport; language: Language }>()

function current() {
  const request = rendering.getStore()
  if (!request) throw new Error('The API was called outside a rendering.')
  return request
}

connectApi({
  transport: (path, init) => current().transport(path, init),
  language: () => current().language,
})

/** A page that is being rendered leads nowhere; its links do once the browser has it. */
const nowhere = () => {}

export const renderer: PageRenderer = {
  pages: [...routes, notFoundRoute].map(
    ({ path, module, topics = [], isIndexed = true, isForMissingFile = false }) => ({
      path,
      module,
      topics,
      isIndexed,
      isForMissingFile,
    }),
  ),

  render: ({ path, language, site, transport }) =>
    rendering.run({ transport, language }, async () => {
      const route = routeOf(path)
      const client = createQueryClient({ triesAgain: false })
      await Promise.all([route.preload(), prefetchPage(route.path, client, language)])
      const body = renderToString(
        <Providers client={client} language={language} site={site}>
          <RouterContext value={{ place: placeOf(route.path, 'first'), navigate: nowhere }}>
            <App />
          </RouterContext>
        </Providers>,
      )
      const queries = dehydrate(client)
      const news = client.getQueryData(newsQueries.list().queryKey) ?? []
      const structuredData = renderStructuredData(route.path, language, site, news)
      client.clear()
      return {
        status: route === notFoundRoute || route.isForMissingFile ? (404 as const) : (200 as const),
        head: fontPreloads(language) + renderHead(route, language, site) + structuredData,
        body,
        data: encodePageData({ site, queries }),
      }
    }),
}
