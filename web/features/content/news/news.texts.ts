import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const newsWords = defineWords('news', {
  ru: {
    mark: 'Сводки',
    lead: 'Обновления карт, учения, перемирия и всё, о чём положено знать личному составу.',
  },
  en: {
    mark: 'Dispatches',
    lead: 'Map updates, drills, ceasefires and everything else the ranks ought to know.',
  },
})

export const newsTexts = defineTexts({
  ru: {
    loadFailed: 'Ошибка при загрузке новостей',
    pages: 'Страницы новостей',
    entry: 'Сводка',
  },
  en: {
    loadFailed: 'Error loading news',
    pages: 'Pages of news',
    entry: 'Dispatch',
  },
})
