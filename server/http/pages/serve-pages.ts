/** Puts the pages of the site, and what belongs to them, in front of the framework. */
import type { FastifyInstance } from 'fastify'
import { createTransport, type ReadKept } from '#server/http/in-process-transport.ts'
import type { Listener } from '#server/http/listener.ts'
import { leadToOwnIcons } from '#server/http/own-icons.ts'
import { inlineScriptHashes } from '#server/http/pages/document/page-document.ts'
import { servedPathsIn, serveKeptFiles } from '#server/http/pages/kept-files.ts'
import { serveStaticFiles } from '#server/http/pages/static-files.ts'
import type { ClosureOf } from '#server/lib/closure.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { ChangedWords } from '#shared/texts/words.ts'
import { createClosePages } from './close-pages.ts'
import { createDocuments, type SiteDocument } from './documents.ts'
import type { PageSource } from './page-source.ts'
import { type AtAddress, createPages, type Pages } from './pages.ts'
import { createSiteMap, type MappedThings, publishRobots } from './site-map.ts'

/** Serves the pages, the files of `source` beside them, the site map, what wings make of `documents`, and the page for unknown addresses. */
export async function servePages(
  app: FastifyInstance,
  {
    source,
    listener,
    siteUrl,
    site,
    words,
    headers,
    closureOf,
    readKept,
    documents = [],
    things = [],
    ownPages = [],
  }: {
    source: PageSource
    listener: Listener
    siteUrl: string
    /** The site as it is set now. */
    site: () => SiteInfo | Promise<SiteInfo>
    /** What is changed of the words, in each language. */
    words: () => Promise<Record<Language, ChangedWords>>
    headers: Record<string, string>
    /** What is closed for maintenance now. */
    closureOf: ClosureOf
    /** What the API keeps for everybody. */
    readKept?: ReadKept | undefined
    documents?: readonly SiteDocument[]
    things?: readonly MappedThings[]
    /** What stands at addresses that staff chose. */
    ownPages?: readonly AtAddress[]
  },
): Promise<Pick<Pages, 'drop'>> {
  const transport = createTransport(app, readKept)
  const closed = createClosePages({ closureOf, site, headers, transport })
  const open = () =>
    createPages({
      source,
      site,
      words,
      headers,
      closed,
      transport,
      now: Date.now,
      log: app.log,
    })
  let pages = open()
  source.onChange?.(() => {
    pages = open()
  })
  const { middleware } = source
  if (middleware)
    listener.use(
      (request, response) => new Promise((resolve) => middleware(request, response, () => resolve(false))),
    )
  leadToOwnIcons({ listener, site, headers })
  const built = source.staticFolder && {
    folder: source.staticFolder,
    paths: servedPathsIn(source.staticFolder),
  }
  if (built) serveKeptFiles(app, { ...built, listener })
  const siteMap = createSiteMap(source.renderer.pages, things, site)
  const files = createDocuments({
    documents: [siteMap, ...documents],
    site,
    headers,
    closureOf,
    now: Date.now,
    log: app.log,
  })
  // A feed may stand where a page with parameters would take it for a thing.
  listener.use(files.answer)
  listener.use((request, response) => pages.answer(request, response))
  for (const at of ownPages) {
    listener.use((request, response) =>
      pages.answerOwn(request, response, at).catch((err) => {
        app.log.error({ err }, 'it could not be told what stands at an address')
        return false
      }),
    )
  }
  publishRobots(app, siteUrl)
  const sendBuilt = built ? await serveStaticFiles(app, built) : null
  app.setNotFoundHandler((request, reply) => {
    if (sendBuilt?.(request, reply)) return reply
    reply.hijack()
    if (!pages.answer(request.raw, reply.raw)) pages.answerUnknown(request.raw, reply.raw)
  })
  return {
    drop(topic) {
      pages.drop(topic)
      files.drop(topic)
    },
  }
}

/** The CSP hashes of the inline scripts of all pages: they stand in the documents, never in what is put into these. */
export async function scriptHashesOf({ renderer, template }: PageSource): Promise<string[]> {
  const templates = await Promise.all(renderer.pages.map(template))
  const documents = new Set(templates.map(({ pieces }) => pieces))
  return [
    ...new Set(
      [...documents].flatMap((pieces) => inlineScriptHashes(pieces.filter(Buffer.isBuffer).join(''))),
    ),
  ]
}
