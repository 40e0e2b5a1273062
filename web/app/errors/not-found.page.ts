import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { NotFoundPage } from './not-found-page.tsx'

export const page = definePage({
  Screen: NotFoundPage,
  head: defineWords('not-found-page', {
    ru: {
      title: 'Страница не найдена',
      description: 'Запрошенная страница не существует или была перемещена.',
    },
    en: {
      title: 'Page Not Found',
      description: 'The requested page does not exist or has been moved.',
    },
  }),
  isIndexed: false,
})
