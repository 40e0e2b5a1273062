import { addressInLanguage } from '#shared/address-in-language.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { NewsExcerpt } from '#shared/contract/content/news.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { toldLanguage } from '#web/i18n/other-language.ts'
import { pictureFile } from '#web/pictures/pictures.ts'
import type { StructuredThing } from '#web/routing/page.ts'
import { newsImage } from './news-in-language.ts'

/** What search engines are told of an item, wherever it stands: https://schema.org/NewsArticle. */
export function newsArticle(
  item: NewsExcerpt,
  { language, site }: { language: Language; site: SiteInfo },
): StructuredThing {
  const told = toldLanguage(item, language)
  const address = addressInLanguage(site, item[`path_${told}`], told)
  const picture = pictureFile(newsImage(language, item))
  const publisher = { '@type': 'Organization', name: site.name, url: site.url }
  return {
    '@type': 'NewsArticle',
    headline: item[`title_${language}`],
    description: item[`excerpt_${language}`],
    datePublished: item.date,
    dateModified: item.updatedAt,
    inLanguage: told,
    ...(picture && { image: [site.url + picture.path] }),
    url: address,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
}
