import { defineTexts } from '#shared/texts/texts.ts'

export const newsTexts = defineTexts({
  ru: {
    mark: 'Сводки',
    lead: 'Обновления карт, учения, перемирия и всё, о чём положено знать личному составу.',
    loadFailed: 'Ошибка при загрузке новостей',
    pages: 'Страницы новостей',
    entry: 'Сводка',
  },
  en: {
    mark: 'Dispatches',
    lead: 'Map updates, drills, ceasefires and everything else the ranks ought to know.',
    loadFailed: 'Error loading news',
    pages: 'Pages of news',
    entry: 'Dispatch',
  },
})
