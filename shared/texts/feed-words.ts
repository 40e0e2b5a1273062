import { defineWords } from './words.ts'

/** What the feeds of the site are called; its name is added. */
export const feedWords = defineWords('feeds', {
  ru: { news: 'Новости', status: 'Сбои и техработы' },
  en: { news: 'News', status: 'Incidents and maintenance' },
})
