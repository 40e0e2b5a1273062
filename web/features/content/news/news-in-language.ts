/** What a news item shows in one language. */
import type { Language } from '#shared/constants/languages.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import type { NewsExcerpt, NewsItem } from '#shared/contract/content/news.ts'
import { newsCoverOf } from '#shared/news-covers.ts'

/** An item as cards and lists show it; the fallback that stands in for it is at no address. */
export type ShownNews = Omit<LatestNews, 'path' | 'languages' | 'isPinned'> & {
  path?: string
  languages?: LatestNews['languages']
  isPinned?: boolean
}

/** An item of the list: this language's words and address. */
export function newsIn(language: Language, item: NewsExcerpt): ShownNews {
  return {
    id: item.id,
    title: item[`title_${language}`],
    description: item[`excerpt_${language}`],
    date: item.date,
    image: newsImage(language, item),
    imageText: item[`imageText_${language}`],
    path: item[`path_${language}`],
    languages: item.languages,
    isPinned: item.isPinned,
  }
}

/** This language's picture, else the common one, else the cover that the item has everywhere. */
export function newsImage(
  language: Language,
  item: Pick<NewsItem, 'id' | 'image_ru' | 'image_en' | 'image_global'>,
): string {
  return item[`image_${language}`] || item.image_global || newsCoverOf(item.id)
}
