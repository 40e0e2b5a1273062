/** The elements that describe a page to browsers, search engines and link previews. */
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { pageHeads } from './page-heads.ts'
import { pageTitle } from './page-title.ts'
import type { Route } from './route.tsx'

const OG_LOCALES = { ru: 'ru_RU', en: 'en_US' } as const satisfies Record<Language, string>

export function renderHead(route: Route, language: Language, site: SiteInfo): string {
  const { title, description } = pageHeads[route.head][language]
  const fullTitle = pageTitle(title, site.name)
  // Drawn by `npm run art social`, for every page that may be found; the others borrow the card of the home page.
  const cardName = route.isIndexed === false ? 'home' : route.head
  const card = `${site.url}/images/social/${cardName}-${language}.jpg`
  const about = [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', OG_LOCALES[language]),
    meta('property', 'og:image', card),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', fullTitle),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', card),
    meta('name', 'twitter:image:alt', fullTitle),
  ]
  if (route.isIndexed === false) return [...about, meta('name', 'robots', 'noindex')].join('')
  const address = `${site.url}${route.path}`
  const english = `${address}?lang=en`
  const canonical = language === 'en' ? english : address
  return [
    ...about,
    meta('property', 'og:url', canonical),
    link('canonical', canonical),
    link('alternate', address, 'ru'),
    link('alternate', english, 'en'),
    link('alternate', address, 'x-default'),
  ].join('')
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
