import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const latestNewsWords = defineWords('latest-news', {
  ru: {
    news: 'Новости',
    empty: 'Новостей пока нет',
    emptyDetail: 'Тишина в эфире. Первая сводка появится здесь.',
    latest: 'Последняя сводка',
    pinned: 'Закреплено',
  },
  en: {
    news: 'News',
    empty: 'No news yet',
    emptyDetail: 'Radio silence. The first dispatch will appear here.',
    latest: 'Latest dispatch',
    pinned: 'Pinned',
  },
})

/** What the card of the home page says, and the list of all news with it. */
export const latestNewsTexts = defineTexts({
  ru: {
    latestFailed: 'Ошибка загрузки новостей',
    readMore: 'Читать далее',
    sample: 'Новости не загрузились.',
  },
  en: {
    latestFailed: 'Error loading news',
    readMore: 'Read More',
    sample: 'The news did not load.',
  },
})
