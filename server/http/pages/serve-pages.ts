/** Puts the pages of the site, and what belongs to them, in front of the framework. */
import type { FastifyInstance } from 'fastify'
import { createTransport } from '#server/http/in-process-transport.ts'
import type { Listener } from '#server/http/listener.ts'
import { serveStaticFiles } from '#server/http/static-files.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { inlineScriptHashes } from './page-document.ts'
import type { PageSource } from './page-source.ts'
import { createPages, type Pages } from './pages.ts'
import { publishSiteMap } from './site-map.ts'

/** Serves the pages, the files of `source` beside them, the site map, and the page for unknown addresses. */
export async function servePages(
  app: FastifyInstance,
  {
    source,
    listener,
    site,
    headers,
  }: { source: PageSource; listener: Listener; site: SiteInfo; headers: Record<string, string> },
): Promise<Pick<Pages, 'drop'>> {
  const open = () =>
    createPages({ source, site, headers, transport: createTransport(app), now: Date.now, log: app.log })
  let pages = open()
  source.onChange?.(() => {
    pages = open()
  })
  if (source.middleware) listener.use(source.middleware)
  listener.use((request, response, next) => {
    if (!pages.answer(request, response)) next()
  })
  publishSiteMap(app, source.renderer.pages, site.url)
  if (source.staticFolder) await serveStaticFiles(app, source.staticFolder)
  app.setNotFoundHandler((request, reply) => {
    reply.hijack()
    if (!pages.answer(request.raw, reply.raw)) pages.answerUnknown(request.raw, reply.raw)
  })
  return { drop: (topic) => pages.drop(topic) }
}

/** The CSP hashes of the inline scripts of all pages. */
export async function scriptHashesOf({ renderer, template }: PageSource): Promise<string[]> {
  const documents = await Promise.all(renderer.pages.map(template))
  return [...new Set(documents.flatMap(inlineScriptHashes))]
}
