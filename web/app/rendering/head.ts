/** The elements that describe a page to browsers, search engines and link previews. */
import { addressInLanguage } from '#shared/address-in-language.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { DELIVERED_NAME, SEARCH_ENGINES, type SearchEngine } from '#shared/constants/site.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { siteImagePath } from '#shared/site-images.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { type PictureFile, pictureFile } from '#web/pictures/pictures.ts'
import type { PageHead } from '#web/routing/page.ts'
import { pageTitle } from '#web/routing/page-title.ts'
import type { Feed } from './feeds.ts'

const OG_LOCALES = { ru: 'ru_RU', en: 'en_US' } as const satisfies Record<Language, string>

const CARD_SIZE = { width: 1200, height: 630 }

/** The elements by which search engines learn whose site it is. */
const VERIFICATION_NAMES = {
  google: 'google-site-verification',
  yandex: 'yandex-verification',
  bing: 'msvalidate.01',
} as const satisfies Record<SearchEngine, string>

/** What stands in the head of a page beside its title and description. */
export type HeadFacts = {
  language: Language
  site: SiteInfo
  /**
   * Where the page stands in each language it is told in, which not every site or text has two of; null for one that search
   * engines shall not know.
   */
  paths: Readonly<Partial<Record<Language, string>>> | null
  /** What can be subscribed to of what it shows. */
  feeds: readonly Feed[]
  /** The name of its card; a page without one borrows that of the home page. */
  card: string
  /** The cards that were drawn by `npm run art social`, such as `shop-ru`. */
  cards: readonly string[]
  /** Tells of a page by its name whether the operator changed what its card says. */
  isReworded?: (page: string) => boolean
}

export function renderHead(
  { title, description, article, picture: own, pictureSize }: PageHead,
  facts: HeadFacts,
): string {
  const { language, site, paths, feeds } = facts
  const fullTitle = pageTitle(title, site.name)
  const shown = article?.picture ?? own
  const picture = (shown && pictureFile(shown)) || cardOf(facts)
  const image = site.url + picture.path
  const size = picture.size ?? (picture.path === own ? pictureSize : undefined)
  const about = [
    ...SEARCH_ENGINES.flatMap((engine) =>
      site.verification[engine] ? [meta('name', VERIFICATION_NAMES[engine], site.verification[engine])] : [],
    ),
    iconLinks(site.images.icon),
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', OG_LOCALES[language]),
    meta('property', 'og:image', image),
    ...(size
      ? [
          meta('property', 'og:image:width', String(size.width)),
          meta('property', 'og:image:height', String(size.height)),
        ]
      : []),
    meta('property', 'og:image:alt', fullTitle),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', fullTitle),
    ...(article
      ? [
          meta('property', 'article:published_time', article.publishedAt),
          meta('property', 'article:modified_time', article.updatedAt),
        ]
      : []),
  ]
  if (!paths) return [...about, meta('name', 'robots', 'noindex')].join('')
  const places = LANGUAGES.flatMap((each) => {
    const path = paths[each]
    return path === undefined ? [] : [{ language: each, address: addressInLanguage(site, path, each) }]
  })
  const [first] = places
  const canonical = (places.find((place) => place.language === language) ?? first)?.address ?? site.url
  return [
    ...about,
    meta('property', 'og:url', canonical),
    link('canonical', canonical),
    ...(site.languages.length > 1 && first
      ? [
          ...places.map((place) => link('alternate', place.address, place.language)),
          link('alternate', first.address, 'x-default'),
        ]
      : []),
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(pageTitle(feed.title, site.name))}" ` +
        `href="${escapeHtml(addressInLanguage(site, feed.path, language))}">`,
    ),
  ].join('')
}

/** The operator's card, else the one drawn for the page; those drawn bear our name and words, so a renamed site shows its first screen instead. */
function cardOf({ site, paths, cards, card, language, isReworded = () => false }: HeadFacts): PictureFile {
  if (site.images.card !== null) return { path: siteImagePath('card.jpg', site.images.card), size: CARD_SIZE }
  const isDrawn = paths && cards.includes(`${card}-${language}`) && !isReworded(card)
  const name = isDrawn ? card : 'home'
  const isOurs =
    site.name === DELIVERED_NAME && !isReworded(name) && !(name === 'home' && hasOwnHero(site, language))
  const hero = isOurs ? null : pictureFile(site.hero.image)
  if (hero) return hero
  return { path: `/images/social/${name}-${language}.jpg`, size: CARD_SIZE }
}

/** Whether the first screen says or shows something else than the card of the home page. */
const hasOwnHero = ({ hero }: SiteInfo, language: Language) =>
  (['image', `title_${language}`, `text_${language}`] as const).some(
    (key) => hero[key] !== deliveredSite.hero[key],
  )

/** What stands for the site in tabs and on home screens. */
function iconLinks(uploaded: string | null): string {
  if (uploaded === null)
    return (
      '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">'
    )
  const icon = (size: 32 | 180 | 192) => escapeHtml(siteImagePath(`icon-${size}.png`, uploaded))
  return (
    `<link rel="icon" href="${icon(32)}" sizes="32x32"><link rel="icon" href="${icon(192)}" sizes="192x192">` +
    `<link rel="apple-touch-icon" href="${icon(180)}">`
  )
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(href)}">`
}
