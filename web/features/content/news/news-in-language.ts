/** What a news item shows in one language. */
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { LatestNews, NewsItem } from '#shared/contract/content/news.ts'

/** The list's shape of an item as the latest-news card has it: this language's words, its picture or the common one. */
export function newsIn(language: Language, item: NewsItem): LatestNews {
  return {
    title: item[`title_${language}`],
    description: item[`description_${language}`],
    date: item.date,
    image: item[`image_${language}`] ?? item.image_global ?? NEWS_FALLBACK_IMAGE,
  }
}
