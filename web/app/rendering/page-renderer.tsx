/** Makes pages into HTML on the server, of what is declared of them. */
import {
  dehydrate,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { isOpenAddress } from '#shared/address-parts.ts'
import { addresses, addressNameOf } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { PageRenderer, PageRequest, Rendering, SiteInfo } from '#shared/contract/page-rendering.ts'
import { readDelivered, type Words } from '#shared/texts/words.ts'
import { App } from '#web/app/app.tsx'
import { isNothingThere } from '#web/app/errors/nothing-there.ts'
import { encodePageData } from '#web/app/page-data.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import type { RouteTable } from '#web/app/route-table.ts'
import { createRenderingReader } from '#web/i18n/words-reader.ts'
import { type Asked, headOf, type Page, type PageQuery } from '#web/routing/page.ts'
import type { Guard } from '#web/routing/route.ts'
import { RouterContext } from '#web/routing/router.tsx'
import { feedsOf } from './feeds.ts'
import { fontPreloads } from './font-preloads.ts'
import { renderHead } from './head.ts'
import { isReworded } from './is-reworded.ts'
import { renderStructuredData } from './structured-data.ts'
import { renderStyle } from './style.ts'

/** The cards that were drawn, by name; while developing and in tests none is known. */
const CARDS: readonly string[] = import.meta.env.SOCIAL_CARDS ?? []

const NOTHING_CHANGED = { ru: {}, en: {} }

/** A page that is being rendered leads nowhere; its links do once the browser has it. */
const nowhere = () => {}

/** Fetches all declarations first: what is said of a page stands in them. */
export async function createPageRenderer(
  routes: RouteTable,
  moduleOf: ReadonlyMap<Page, string>,
  /** What stands around every page shows at first sight. */
  frameShows: readonly PageQuery[] = [],
  dictionaries: readonly Words[] = [],
): Promise<PageRenderer> {
  const all = [...routes.all, routes.notFound]
  const pages = new Map(
    await Promise.all(all.map(async (route) => [route, (await route.preload()).page] as const)),
  )

  const named = new Map([...pages].map(([{ path }, page]) => [addressNameOf(path), page]))

  function read({ address, language }: PageRequest, readTexts = readDelivered) {
    const [pathname = '', search = ''] = address.split('?')
    const route = routes.at(pathname)
    const asked: Asked = { pathname, query: new URLSearchParams(search), language, readTexts }
    const place = { pathname, search: search && `?${search}`, hash: '', key: 'first' }
    return { route, page: pages.get(route) as Page, asked, place }
  }

  return {
    dictionaries,
    pages: [...pages].map(([{ path, guard = null }, page]) => ({
      path,
      module: moduleOf.get(page) ?? '',
      guard,
      isIndexed: isIndexed(page, guard),
      isForMissingFile: page.isForMissingFile ?? false,
      query: page.query ?? {},
    })),

    identityOf(request) {
      const { route, page, asked } = read(request)
      if (!page.about) return request.address
      const about = page.about(asked)
      return about && `${route.path}?${asked.query} ${JSON.stringify(about.queryKey)}`
    },

    async render({ site, words: changed = NOTHING_CHANGED, transport: _, ...request }): Promise<Rendering> {
      const { language } = request
      const { words, shown: shownWords } = createRenderingReader(changed, language)
      const { route, page, asked, place } = read(request, words.read)
      if (!isOpenAddress(asked.pathname, site.parts)) return { outcome: 'nothing' }
      const client = createQueryClient({ triesAgain: false })
      const about = page.about?.(asked)
      let thing: unknown
      if (about === null) return { outcome: 'nothing' }
      if (about) {
        try {
          thing = await client.fetchQuery(about as FetchQueryOptions)
        } catch (error) {
          return isNothingThere(error) ? { outcome: 'nothing' } : { outcome: 'failure', error }
        }
      }
      const pathIn = (asked: Asked) => page.address?.(thing, asked) ?? asked.pathname
      const search = asked.query.size > 0 ? `?${asked.query}` : ''
      const path = pathIn(asked)
      if (path !== asked.pathname) return { outcome: 'elsewhere', path }

      const shown = [...frameShows, ...(page.shows?.(asked) ?? [])]
      const topics = topicsOf(about ? [about, ...shown] : shown)
      await prefetch(client, shown)
      const isNotFound = route === routes.notFound
      const body = renderToString(
        <Providers client={client} language={language} site={site} words={words}>
          <RouterContext value={{ place, navigate: nowhere }}>
            <App routes={routes} isNotFound={isNotFound} />
          </RouterContext>
        </Providers>,
      )
      const queries = dehydrate(client)
      const things = page.structuredData?.({
        language,
        readTexts: words.read,
        site,
        thing,
        query: asked.query,
        read: ({ queryKey }) => client.getQueryData(queryKey),
      })
      const card = addressNameOf(route.path)
      const head = renderHead(headOf(page, asked, thing, site), {
        language,
        site,
        paths: isIndexed(page, route.guard, thing)
          ? Object.fromEntries(
              languagesOf(page, thing, { site, language }).map((each) => [
                each,
                pathIn({ ...asked, language: each }) + search,
              ]),
            )
          : null,
        feeds: feedsOf(topics, language, words.read),
        card,
        cards: CARDS,
        isReworded: (name) => {
          const drawn = name === card ? page : named.get(name)
          const readTexts = createRenderingReader(changed, language).words.read
          const itself = drawn === page ? asked : { ...asked, pathname: addresses.home }
          return drawn !== undefined && isReworded(drawn, { ...itself, readTexts }, thing, site)
        },
      })
      client.clear()
      return {
        outcome: 'page',
        page: {
          status: isNotFound || page.isForMissingFile ? 404 : 200,
          style: renderStyle(site),
          head: fontPreloads(language) + head + renderStructuredData(things ?? []),
          body,
          data: encodePageData({ site, queries, words: shownWords(), ...(isNotFound && { isNotFound }) }),
          topics,
        },
      }
    },
  }
}

/** The languages of the site in which a page is told; that of the page shown where what it is about is told in none of them. */
function languagesOf(
  page: Page,
  thing: unknown,
  { site, language }: { site: SiteInfo; language: Language },
): readonly Language[] {
  const told = page.languages?.(thing) ?? site.languages
  const among = site.languages.filter((each) => told.includes(each))
  return among.length > 0 ? among : [language]
}

/** Nobody finds by a search engine what takes an account. */
function isIndexed({ isIndexed }: Page, guard: Guard | null | undefined, thing?: unknown): boolean {
  const mayBe =
    typeof isIndexed === 'function' && thing !== undefined ? isIndexed(thing) : isIndexed !== false
  return mayBe && (!guard || guard === 'signed-out')
}

/** Asks for what the page shows. Whatever fails is left out: the browser asks again. */
async function prefetch(client: QueryClient, shown: readonly PageQuery[]): Promise<void> {
  await Promise.allSettled(
    shown.map((query) =>
      'initialPageParam' in query
        ? client.prefetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions)
        : client.prefetchQuery(query as FetchQueryOptions),
    ),
  )
  for (const query of client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status !== 'success' }))
    client.getQueryCache().remove(query)
}

const topicsOf = (queries: readonly PageQuery[]): ContentTopic[] => [
  ...new Set(queries.flatMap(({ meta }) => meta?.topic ?? [])),
]
