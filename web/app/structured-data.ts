/** What search engines read of a page beside its text: https://schema.org as JSON-LD. Rendered on the server only. */

import { addresses } from '#shared/addresses.ts'
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { downloadTexts } from '#web/features/games/launcher/download.texts.ts'
import { productsTexts } from '#web/features/shop/products/products.texts.ts'
import { privileges, supplies } from '#web/features/shop/products/shop.data.ts'

type Thing = Record<string, unknown>

/** A data block for `<head>`, or nothing where there is nothing to say. `news` is what the page shows. */
export function renderStructuredData(
  path: string,
  language: Language,
  site: SiteInfo,
  news: readonly NewsItem[],
): string {
  const things = describe(path, language, site, news)
  if (things.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

function describe(path: string, language: Language, site: SiteInfo, news: readonly NewsItem[]): Thing[] {
  switch (path) {
    case addresses.home:
      return [
        { '@type': 'Organization', name: site.name, url: site.url, logo: `${site.url}/icons/icon-512.png` },
        { '@type': 'WebSite', name: site.name, url: site.url, inLanguage: language },
      ]
    case addresses.news:
      return news.map((item) => ({
        '@type': 'NewsArticle',
        headline: item[`title_${language}`],
        datePublished: item.date,
        inLanguage: language,
        image: site.url + (item[`image_${language}`] ?? item.image_global ?? NEWS_FALLBACK_IMAGE),
        publisher: { '@type': 'Organization', name: site.name },
      }))
    case addresses.download:
      return [
        {
          '@type': 'FAQPage',
          mainEntity: downloadTexts[language].faq.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
        },
      ]
    case addresses.shop:
      return [...privileges, ...supplies].map(({ id, priceRoubles }) => ({
        '@type': 'Product',
        name: productsTexts[language][id].name,
        description: productsTexts[language][id].summary,
        offers: { '@type': 'Offer', price: priceRoubles, priceCurrency: 'RUB' },
      }))
    default:
      return []
  }
}
