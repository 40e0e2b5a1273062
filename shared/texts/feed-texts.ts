import { defineTexts } from './texts.ts'

/** What the feeds of the site are called; its name is added. */
export const feedTexts = defineTexts({ ru: { news: 'Новости' }, en: { news: 'News' } })
