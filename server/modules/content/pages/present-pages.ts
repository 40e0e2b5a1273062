import { isoTime } from '#server/lib/iso-time.ts'
import { markdownToExcerpt, renderMarkdown } from '#server/lib/markdown.ts'
import { NEWS_EXCERPT_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { OwnPage, StaffPage, StaffPageWithText } from '#shared/contract/content/pages.ts'
import type { RulesPage } from '#shared/contract/content/rules.ts'
import type { ListedRow, PageRow } from './pages.store.ts'

const changeOf = ({ published_at, changed_at }: Pick<PageRow, 'published_at' | 'changed_at'>) =>
  isoTime(Math.max(published_at, changed_at ?? published_at))

const withoutTexts = ({ text_ru, text_en, ...row }: PageRow): ListedRow => ({
  ...row,
  has_ru: text_ru !== '',
  has_en: text_en !== '',
})

/** The languages in which it is whole. */
export const languagesOf = (
  row: Pick<ListedRow, 'title_ru' | 'title_en' | 'has_ru' | 'has_en'>,
): Language[] =>
  LANGUAGES.filter((language) => row[`title_${language}`] !== '' && Boolean(row[`has_${language}`]))

export const writtenIn = (row: PageRow): Language[] => languagesOf(withoutTexts(row))

/** A page as everybody reads it: what is missing in a language is told in the other. */
export function presentPage(row: PageRow, described?: Readonly<Record<Language, string>>): OwnPage {
  const languages = writtenIn(row)
  const readIn = (language: Language) =>
    languages.includes(language) ? language : (languages[0] ?? language)
  const title = (language: Language) => row[`title_${readIn(language)}`]
  const text = (language: Language) => row[`text_${readIn(language)}`]
  return {
    id: row.id,
    path: row.path,
    title_ru: title('ru'),
    title_en: title('en'),
    html_ru: renderMarkdown(text('ru')),
    html_en: renderMarkdown(text('en')),
    excerpt_ru: markdownToExcerpt(text('ru'), NEWS_EXCERPT_MAX),
    excerpt_en: markdownToExcerpt(text('en'), NEWS_EXCERPT_MAX),
    image: row.image,
    imageText_ru: described?.ru ?? '',
    imageText_en: described?.en ?? '',
    redirectTo: row.redirect_to,
    languages,
    publishedAt: isoTime(row.published_at),
    updatedAt: changeOf(row),
  }
}

/** A page in the list of staff. */
export function presentListed(row: ListedRow, formerPaths: readonly string[], now: number): StaffPage {
  const isDraft = row.is_draft === 1
  return {
    id: row.id,
    path: row.path,
    title_ru: row.title_ru || null,
    title_en: row.title_en || null,
    image: row.image,
    isDraft,
    publishAt: isoTime(row.published_at),
    redirectTo: row.redirect_to,
    formerPaths: [...formerPaths],
    movedFrom: row.moved_from,
    state: isDraft ? 'draft' : row.published_at > now ? 'scheduled' : 'published',
    languages: languagesOf(row),
    updatedAt: changeOf(row),
    version: row.version,
  }
}

/** A page with all that staff edit. */
export function presentForStaff(
  row: PageRow,
  formerPaths: readonly string[],
  now: number,
): StaffPageWithText {
  return {
    ...presentListed(withoutTexts(row), formerPaths, now),
    text_ru: row.text_ru || null,
    text_en: row.text_en || null,
    html_ru: renderMarkdown(row.text_ru),
    html_en: renderMarkdown(row.text_en),
  }
}

/** What the log keeps of a page. */
export function pageSnapshot(row: PageRow, now: number) {
  const { path, image, publishAt, redirectTo, state } = presentListed(withoutTexts(row), [], now)
  const { title_ru, title_en, text_ru, text_en } = row
  return { path, title_ru, title_en, text_ru, text_en, image, publishAt, redirectTo, state }
}

/** A page as the site map names it: in the languages it was written in. */
export function presentPlace(row: ListedRow) {
  const paths: Partial<Record<Language, string>> = Object.fromEntries(
    languagesOf(row).map((language) => [language, row.path]),
  )
  return { paths, changedAt: changeOf(row) }
}

/** A page as a menu is offered it. */
export const presentOffered = ({ path, title_ru, title_en }: ListedRow) => ({
  to: path,
  text_ru: title_ru || title_en || path,
  text_en: title_en || title_ru || path,
})

export const presentPlaceOfRules = ({ path, languages }: RulesPage) => ({
  paths: Object.fromEntries(languages.map((language) => [language, path])),
})

export const offeredRules = ({ path }: RulesPage) => ({ to: path, text_ru: 'Правила', text_en: 'Rules' })
