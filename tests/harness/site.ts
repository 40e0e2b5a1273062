/** The site on a socket with small pages in place of the web bundle. */
import type { AddressInfo } from 'node:net'
import type { AppOptions } from '#server/app-options.ts'
import { cutTemplate } from '#server/http/pages/document/page-document.ts'
import type { Language } from '#shared/constants/languages.ts'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Page, Rendering, SiteInfo, Transport } from '#shared/contract/page-rendering.ts'
import type { ChangedWords, Words } from '#shared/texts/words.ts'
import { createTestApp } from './test-app.ts'

export const LINUX_LAUNCHER = LAUNCHER_FILES.linux.link

const TEMPLATE = cutTemplate(
  '<!doctype html><html lang="ru"><head><!--page-head--><!--page-style--><script>window.early = 1</script></head>' +
    '<body><!--page-banner--><div id="root"><!--page-body--></div><!--page-data--></body></html>',
)

/** What the small pages show. */
const TOPICS: Readonly<Record<string, ContentTopic[]>> = {
  '/': ['news'],
  '/servers': ['game-servers'],
  '/tournaments': ['collections'],
}

/** A public page at `path`, as small as one can be. */
export const smallPage = (path: string, facts: Partial<Page> = {}): Page => ({
  path,
  module: path,
  guard: null,
  isIndexed: true,
  isForMissingFile: false,
  query: {},
  ...facts,
})

/** The page of one news item, which stands at `/news/7-item`. */
async function renderItem(id: string, path: string, query: string, transport: Transport): Promise<Rendering> {
  const reply = await transport('/api/news', { method: 'GET', headers: {} })
  if (!reply.ok) return { outcome: 'failure', error: new Error('the news cannot be asked for') }
  const { data } = (await reply.json()) as { data: NewsItem[] }
  const item = data.find((each) => String(each.id) === id)
  if (!item) return { outcome: 'nothing' }
  const canonical = `/news/${id}-item`
  if (path !== canonical + query) return { outcome: 'elsewhere', path: canonical }
  const body = `<h1>${item.title_ru}${query}</h1>`
  const style = 'h1{margin:0}'
  return { outcome: 'page', page: { status: 200, head: '', style, body, data: '{}', topics: ['news'] } }
}

/** The site on a socket, with small pages in place of the web bundle, `more` among them; the one at / shows the latest news. */
export async function openSite(
  {
    dictionaries = [],
    ...options
  }: NonNullable<Parameters<typeof createTestApp>[0]> & { dictionaries?: readonly Words[] } = {},
  more: readonly Page[] = [],
) {
  const renderings: string[] = []
  const sites: SiteInfo[] = []
  const words: Record<Language, ChangedWords>[] = []
  const trouble: { error: Error | null } = { error: null }
  const source: NonNullable<AppOptions['pages']> = {
    template: async () => TEMPLATE,
    staticFolder: null,
    renderer: {
      pages: [
        smallPage('/'),
        smallPage('/servers'),
        smallPage('/news/:item', { query: { page: /^\d+$/ } }),
        smallPage('/news/all'),
        smallPage('/admin/users/:id', { guard: 'view_users', isIndexed: false }),
        smallPage(LINUX_LAUNCHER, { isForMissingFile: true }),
        smallPage('*'),
        ...more,
      ],
      dictionaries,
      identityOf: ({ address }) => {
        const [, id, query = ''] = /^\/news\/(\d+)[^?]*(.*)$/.exec(address) ?? []
        return id ? `news ${id}${query}` : address.startsWith('/news/') ? null : address
      },
      async render({ address: path, language, site, words: changed, transport }): Promise<Rendering> {
        renderings.push(`${language} ${path}`)
        sites.push(site)
        if (changed) words.push(changed)
        if (trouble.error) throw trouble.error
        const [, id, query] = /^\/news\/(\d+)[^?]*(.*)$/.exec(path) ?? []
        if (id) return renderItem(id, path, query ?? '', transport)
        const reply = await transport('/api/news', { method: 'GET', headers: {} })
        const { data } = (await reply.json()) as { data: NewsItem[] }
        const title = language === 'ru' ? data[0]?.title_ru : data[0]?.title_en
        const status = path === '*' || path === LINUX_LAUNCHER ? 404 : 200
        return {
          outcome: 'page',
          page: {
            status,
            head: `<title>${title}</title>`,
            style: '',
            body: `<h1>${path} $& ${title}</h1>`,
            data: '{"a":1}',
            topics: TOPICS[path] ?? [],
          },
        }
      },
    },
  }
  const site = await createTestApp({
    pages: source,
    probeGameServers: async () => new Map(),
    // What is done in between, when a test takes long, would have pages rendered that it counts.
    runInBackground: () => {},
    ...options,
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    ...site,
    url,
    port,
    renderings,
    /** The site as each rendering was told of it. */
    sites,
    /** What each rendering was told of the changed words. */
    words,
    trouble,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers, redirect: 'manual' }),
  }
}
