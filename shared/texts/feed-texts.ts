import { defineTexts } from './texts.ts'

/** What the feeds of the site are called; its name is added. */
export const feedTexts = defineTexts({
  ru: { news: 'Новости', status: 'Сбои и техработы' },
  en: { news: 'News', status: 'Incidents and maintenance' },
})
