import { markdownToText, renderMarkdown } from '#server/lib/markdown.ts'
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { LatestNews, NewsItem, StaffNewsItem } from '#shared/contract/content/news.ts'
import type { NewsRow } from './news.store.ts'

/** An item as everybody reads it. */
export function presentNews({ published_at, is_draft: _, deleted_at: __, ...row }: NewsRow): NewsItem {
  return {
    ...row,
    html_ru: renderMarkdown(row.description_ru),
    html_en: renderMarkdown(row.description_en),
    date: new Date(published_at).toISOString(),
  }
}

/** An item with what only staff see. */
export function presentForStaff(row: NewsRow, now: number): StaffNewsItem {
  const isDraft = row.is_draft === 1
  return {
    ...presentNews(row),
    isDraft,
    state: isDraft ? 'draft' : row.published_at > now ? 'scheduled' : 'published',
    hasRussian: row.title_ru !== '' && row.description_ru !== '',
    hasEnglish: row.title_en !== '' && row.description_en !== '',
  }
}

/** The card on the home page, in one language. */
export function presentLatest(row: NewsRow, language: Language): LatestNews {
  return {
    title: row[`title_${language}`],
    description: markdownToText(row[`description_${language}`]),
    date: new Date(row.published_at).toISOString(),
    image: row[`image_${language}`] ?? row.image_global ?? NEWS_FALLBACK_IMAGE,
  }
}
