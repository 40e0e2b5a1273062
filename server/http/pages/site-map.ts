import type { FastifyInstance } from 'fastify'
import { escapeXml, XML_DECLARATION } from '#server/lib/xml.ts'
import { addressInLanguage } from '#shared/address-in-language.ts'
import { isOpenAddress } from '#shared/address-parts.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Page, SiteInfo } from '#shared/contract/page-rendering.ts'
import type { SiteDocument } from './documents.ts'

/** Where one page stands in each language it is told in, and when it changed last if that is known. */
type Place = { paths: Readonly<Partial<Record<Language, string>>>; changedAt?: string }

/** The pages of one kind of thing, which no list of routes names one by one. */
export type MappedThings = { topic: ContentTopic; list(): Promise<readonly Place[]> }

/** `/sitemap.xml` (sitemaps.org, with hreflang alternates): every page that search engines are invited to. */
export function createSiteMap(
  pages: readonly Page[],
  things: readonly MappedThings[],
  site: () => SiteInfo | Promise<SiteInfo>,
): SiteDocument {
  const listed = pages
    .filter(({ path, isIndexed }) => isIndexed && !path.includes(':'))
    .map(({ path }) => path)
  return {
    path: '/sitemap.xml',
    type: 'application/xml',
    topics: ['site', ...things.map(({ topic }) => topic)],
    async make() {
      const current = await site()
      const open: Place[] = listed
        .filter((path) => isOpenAddress(path, current.parts))
        .filter((path) => current.isSignUpOpen || path !== addresses.register)
        .map((path) => ({ paths: { ru: path, en: path } }))
      const places = await Promise.all(things.map(({ list }) => list()))
      return describePlaces([...open, ...places.flat()], current)
    },
  }
}

/** Serves `/robots.txt` for search engines. */
export function publishRobots(app: FastifyInstance, siteUrl: string): void {
  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
}

/** Each page once per language it is told in; where the site has none of those, once in its own. */
function describePlaces(places: readonly Place[], site: SiteInfo): string {
  const { languages } = site
  const entries = places.flatMap(({ paths, changedAt }) => {
    const told = LANGUAGES.filter((language) => languages.includes(language) && paths[language] !== undefined)
    const addresses = (told.length > 0 ? told : languages).map((language) => ({
      language,
      address: escapeXml(
        addressInLanguage(site, paths[language] ?? Object.values(paths)[0] ?? '/', language),
      ),
    }))
    const [plain] = addresses
    const hreflangs = languages.length > 1 && plain ? [...addresses, { ...plain, language: 'x-default' }] : []
    const alternates = hreflangs.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`)
  })
  return (
    XML_DECLARATION +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}
