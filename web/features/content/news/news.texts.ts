import { defineTexts } from '#shared/texts/texts.ts'

export const newsTexts = defineTexts({
  ru: {
    mark: 'Сводки',
    title: 'Новости',
    lead: 'Обновления карт, учения, перемирия и всё, о чём положено знать личному составу.',
    loadFailed: 'Ошибка при загрузке новостей',
    latestFailed: 'Ошибка загрузки новостей',
    empty: 'Новостей пока нет',
    emptyDetail: 'Тишина в эфире. Первая сводка появится здесь.',
    readMore: 'Читать далее',
    pages: 'Страницы новостей',
    feed: 'Лента RSS',
    latest: 'Последняя сводка',
    entry: 'Сводка',
  },
  en: {
    mark: 'Dispatches',
    title: 'News',
    lead: 'Map updates, drills, ceasefires and everything else the ranks ought to know.',
    loadFailed: 'Error loading news',
    latestFailed: 'Error loading news',
    empty: 'No news yet',
    emptyDetail: 'Radio silence. The first dispatch will appear here.',
    readMore: 'Read More',
    pages: 'Pages of news',
    feed: 'RSS feed',
    latest: 'Latest dispatch',
    entry: 'Dispatch',
  },
})
