import type { FastifyInstance } from 'fastify'
import type { Page } from '#shared/contract/page-rendering.ts'

/** Serves `/sitemap.xml` (sitemaps.org, with hreflang alternates) and `/robots.txt` for search engines. */
export function publishSiteMap(app: FastifyInstance, pages: readonly Page[], siteUrl: string): void {
  const siteMap = describePages(
    pages.filter(({ path, isIndexed }) => isIndexed && !path.includes(':')).map(({ path }) => path),
    siteUrl,
  )
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(siteMap))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
}

/** Each page once per language: Russian at its plain address, English at `?lang=en`. */
function describePages(paths: readonly string[], siteUrl: string): string {
  const entries = paths.flatMap((path) => {
    const russian = siteUrl + path
    const english = `${russian}?lang=en`
    const alternates = [
      ['ru', russian],
      ['en', english],
      ['x-default', russian],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    return [russian, english].map((address) => `<url><loc>${address}</loc>${alternates.join('')}</url>`)
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}
