import { defineWords } from '#shared/texts/words.ts'
import { serviceBoardQueries } from '#web/features/operations/status/service-board.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { ForumPage } from './forum-page.tsx'

export const page = definePage({
  Screen: ForumPage,
  shows: () => [serviceBoardQueries.board()],
  head: defineWords('forum-page', {
    ru: {
      title: 'Форум',
      description: 'Форум пока не работает. Состояние служб и другие каналы связи.',
    },
    en: {
      title: 'Forum',
      description: 'The forum is offline for now. Service status and the other ways to reach us.',
    },
  }),
})
