import { defineTexts } from '#shared/texts/texts.ts'

/** What the card of the home page says, and the list of all news with it. */
export const latestNewsTexts = defineTexts({
  ru: {
    news: 'Новости',
    latestFailed: 'Ошибка загрузки новостей',
    empty: 'Новостей пока нет',
    emptyDetail: 'Тишина в эфире. Первая сводка появится здесь.',
    readMore: 'Читать далее',
    sample: 'Новости не загрузились.',
    latest: 'Последняя сводка',
  },
  en: {
    news: 'News',
    latestFailed: 'Error loading news',
    empty: 'No news yet',
    emptyDetail: 'Radio silence. The first dispatch will appear here.',
    readMore: 'Read More',
    sample: 'The news did not load.',
    latest: 'Latest dispatch',
  },
})
