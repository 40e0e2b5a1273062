import { isoTime } from '#server/lib/iso-time.ts'
import { markdownToExcerpt, renderMarkdown } from '#server/lib/markdown.ts'
import type { ImageDescriptions } from '#server/modules/platform/images/images.service.ts'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { NEWS_CARD_MAX, NEWS_EXCERPT_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import type {
  NewsExcerpt,
  NewsItem,
  NewsLink,
  NewsStory,
  StaffNewsItem,
} from '#shared/contract/content/news.ts'
import { newsCoverOf } from '#shared/news-covers.ts'
import { slugOf } from '#shared/slug.ts'
import type { NewsRow, NewsTitle } from './news.store.ts'

type NewsTexts = Pick<NewsRow, 'title_ru' | 'title_en' | 'description_ru' | 'description_en'> &
  Partial<Pick<NewsRow, 'image_ru' | 'image_en'>>

/** The languages an item is told in: those with title and text. */
export const languagesOf = (row: NewsTexts): Language[] =>
  LANGUAGES.filter((language) => row[`title_${language}`] !== '' && row[`description_${language}`] !== '')

/** As it is read: what is told in one language alone stands for the other as well. */
function inBoth<Row extends NewsTexts>(row: Row): Row & { languages: Language[] } {
  const languages = languagesOf(row)
  const [only, other] = languages
  if (!only || other) return { ...row, languages }
  const [title, description] = [row[`title_${only}`], row[`description_${only}`]]
  const image = row[`image_${only}`] ?? null
  return {
    ...row,
    title_ru: title,
    title_en: title,
    description_ru: description,
    description_en: description,
    ...(image && { image_ru: image, image_en: image }),
    languages,
  }
}

/** Where an item stands in one language: its id, which never changes, and its title. */
function pathOf(row: NewsTitle, language: Language): string {
  const slug = slugOf(row[`title_${language}`])
  return hrefOf(addresses.newsItem, { item: slug ? `${row.id}-${slug}` : String(row.id) })
}

const pathsOf = (row: NewsTitle) => ({ path_ru: pathOf(row, 'ru'), path_en: pathOf(row, 'en') })
const momentsOf = ({ published_at, changed_at }: NewsTitle) => ({
  date: isoTime(published_at),
  updatedAt: isoTime(Math.max(published_at, changed_at ?? published_at)),
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
export const presentNews = (row: NewsRow): NewsItem => presentTexts(inBoth(row))

function presentTexts(row: NewsRow & { languages: Language[] }): NewsItem {
  const {
    published_at: _,
    changed_at: __,
    is_draft: ___,
    deleted_at: ____,
    is_sample: _____,
    is_pinned,
    ...texts
  } = row
  return {
    ...texts,
    isPinned: is_pinned === 1,
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
    ...excerptsOf(inBoth(row)),
    ...imageTextsOf(inBoth(row), descriptions),
    newer: newer ? presentLink(newer) : null,
    older: older ? presentLink(older) : null,
  }
}

/** What leads to an item from another. */
function presentLink(title: NewsTitle): NewsLink {
  const row = inBoth(title)
  const { id, title_ru, title_en, languages } = row
  return { id, title_ru, title_en, ...pathsOf(row), languages }
}

/** An item as the site map names it: in the languages it is told in. */
export function presentPlace(row: NewsTitle) {
  const languages = languagesOf(row)
  const paths = Object.fromEntries(languages.map((language) => [language, pathOf(row, language)]))
  return { paths, changedAt: momentsOf(row).updatedAt }
}

/** An item in a list. */
export function presentExcerpt(item: NewsRow, descriptions: ImageDescriptions): NewsExcerpt {
  const row = inBoth(item)
  const { image_ru, image_en, image_global } = row
  return {
    ...presentLink(item),
    ...excerptsOf(row),
    ...imageTextsOf(row, descriptions),
    ...momentsOf(row),
    image_ru,
    image_en,
    image_global,
    isPinned: row.is_pinned === 1,
  }
}

/** An item with what only staff see. */
export function presentForStaff(row: NewsRow, now: number): StaffNewsItem {
  const isDraft = row.is_draft === 1
  return {
    ...presentTexts({ ...row, languages: languagesOf(row) }),
    ...pathsOf(inBoth(row)),
    isDraft,
    state: isDraft ? 'draft' : row.published_at > now ? 'scheduled' : 'published',
    hasRussian: languagesOf(row).includes('ru'),
    hasEnglish: languagesOf(row).includes('en'),
  }
}

/** The card on the home page, in one language. */
export function presentLatest(
  item: NewsRow,
  language: Language,
  descriptions: ImageDescriptions,
): LatestNews {
  const row = inBoth(item)
  return {
    id: row.id,
    title: row[`title_${language}`],
    description: markdownToExcerpt(row[`description_${language}`], NEWS_CARD_MAX),
    date: isoTime(row.published_at),
    image: row[`image_${language}`] ?? row.image_global ?? newsCoverOf(row.id),
    imageText: imageTextsOf(row, descriptions)[`imageText_${language}`],
    path: pathOf(row, language),
    languages: row.languages,
    isPinned: row.is_pinned === 1,
  }
}

/** What hooks tell of an item: its titles and where it is read. */
export function presentMessage(row: NewsRow, siteUrl: string) {
  const { id, title_ru, title_en, published_at } = inBoth(row)
  const link = { ru: siteUrl + pathOf(row, 'ru'), en: `${siteUrl}${pathOf(row, 'en')}?lang=en` }
  return {
    data: { id, title_ru, title_en, url_ru: link.ru, url_en: link.en, date: isoTime(published_at) },
    title: { ru: title_ru, en: title_en },
    link,
  }
}
