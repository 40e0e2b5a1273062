import { markdownToExcerpt, renderMarkdown } from '#server/lib/markdown.ts'
import { slugOf } from '#server/lib/slug.ts'
import type { ImageDescriptions } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { NEWS_CARD_MAX, NEWS_EXCERPT_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { newsCoverOf } from '#shared/constants/news-covers.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import type {
  NewsExcerpt,
  NewsItem,
  NewsLink,
  NewsStory,
  StaffNewsItem,
} from '#shared/contract/content/news.ts'
import type { NewsRow, NewsTitle } from './news.store.ts'

/** Where an item stands in one language: its id, which never changes, and its title. */
function pathOf(row: NewsTitle, language: Language): string {
  const slug = slugOf(row[`title_${language}`])
  return hrefOf(addresses.newsItem, { item: slug ? `${row.id}-${slug}` : String(row.id) })
}

const pathsOf = (row: NewsTitle) => ({ path_ru: pathOf(row, 'ru'), path_en: pathOf(row, 'en') })
const momentOf = (time: number) => new Date(time).toISOString()
const momentsOf = ({ published_at, changed_at }: NewsTitle) => ({
  date: momentOf(published_at),
  updatedAt: momentOf(Math.max(published_at, changed_at ?? published_at)),
})
const excerptsOf = (row: NewsRow) => ({
  excerpt_ru: markdownToExcerpt(row.description_ru, NEWS_EXCERPT_MAX),
  excerpt_en: markdownToExcerpt(row.description_en, NEWS_EXCERPT_MAX),
})

function imageTextsOf(row: NewsRow, descriptions: ImageDescriptions) {
  const textIn = (language: Language) =>
    descriptions.get(row[`image_${language}`] ?? row.image_global ?? '')?.[language] ?? ''
  return { imageText_ru: textIn('ru'), imageText_en: textIn('en') }
}

/** An item as everybody reads it. */
export function presentNews(row: NewsRow): NewsItem {
  const { published_at: _, changed_at: __, is_draft: ___, deleted_at: ____, ...texts } = row
  return {
    ...texts,
    ...pathsOf(row),
    html_ru: renderMarkdown(row.description_ru),
    html_en: renderMarkdown(row.description_en),
    ...momentsOf(row),
  }
}

/** An item as its page tells it. */
export function presentStory(
  row: NewsRow,
  neighbours: { newer: NewsRow | undefined; older: NewsRow | undefined },
  descriptions: ImageDescriptions,
): NewsStory {
  const { newer, older } = neighbours
  return {
    ...presentNews(row),
    ...excerptsOf(row),
    ...imageTextsOf(row, descriptions),
    newer: newer ? presentLink(newer) : null,
    older: older ? presentLink(older) : null,
  }
}

/** What leads to an item from another. */
function presentLink(row: NewsTitle): NewsLink {
  const { id, title_ru, title_en } = row
  return { id, title_ru, title_en, ...pathsOf(row) }
}

/** An item as the site map names it. */
export function presentPlace(row: NewsTitle) {
  const { path_ru: ru, path_en: en } = pathsOf(row)
  return { paths: { ru, en }, changedAt: momentsOf(row).updatedAt }
}

/** An item in a list. */
export function presentExcerpt(row: NewsRow, descriptions: ImageDescriptions): NewsExcerpt {
  const { image_ru, image_en, image_global } = row
  return {
    ...presentLink(row),
    ...excerptsOf(row),
    ...imageTextsOf(row, descriptions),
    ...momentsOf(row),
    image_ru,
    image_en,
    image_global,
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
export function presentLatest(row: NewsRow, language: Language, descriptions: ImageDescriptions): LatestNews {
  return {
    id: row.id,
    title: row[`title_${language}`],
    description: markdownToExcerpt(row[`description_${language}`], NEWS_CARD_MAX),
    date: momentOf(row.published_at),
    image: row[`image_${language}`] ?? row.image_global ?? newsCoverOf(row.id),
    imageText: imageTextsOf(row, descriptions)[`imageText_${language}`],
    path: pathOf(row, language),
  }
}
