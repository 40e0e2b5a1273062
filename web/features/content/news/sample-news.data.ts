/** What stands in for the news while they cannot be loaded (specification, section 4); its date is the moment it is shown. */
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'

const DESCRIPTION_RU =
  'Мы обновили серверы. Подробности появятся здесь, как только восстановим связь с редакцией.'
const DESCRIPTION_EN =
  'We have updated the servers. The details will appear here as soon as the line to the newsroom is back.'

export const sampleNews = {
  id: 0,
  title_ru: 'Обновление серверов',
  title_en: 'Server update',
  description_ru: DESCRIPTION_RU,
  description_en: DESCRIPTION_EN,
  html_ru: `<p>${DESCRIPTION_RU}</p>`,
  html_en: `<p>${DESCRIPTION_EN}</p>`,
  image_ru: null,
  image_en: null,
  image_global: NEWS_FALLBACK_IMAGE,
  version: 1,
} as const satisfies Omit<NewsItem, 'date'>
