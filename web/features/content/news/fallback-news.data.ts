/** What stands in for the news while they cannot be loaded (specification, section 4); its date is the moment it is shown. */
import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** No item of the database has it. */
export const FALLBACK_ID = 0

export const fallbackNews = {
  id: FALLBACK_ID,
  image: NEWS_FALLBACK_IMAGE,
  imageText: '',
}

export const fallbackNewsTexts = defineTexts({
  ru: {
    title: 'Обновление серверов',
    description: 'Мы обновили серверы. Подробности появятся здесь, как только восстановим связь с редакцией.',
  },
  en: {
    title: 'Server update',
    description:
      'We have updated the servers. The details will appear here as soon as the line to the newsroom is back.',
  },
})
