import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { feedbackQueries } from './feedback.queries.ts'
import { FeedbackPage } from './feedback-page.tsx'

export const page = definePage({
  Screen: FeedbackPage,
  head: defineWords('feedback-page', {
    ru: { title: 'Отзывы', description: 'Отзывы игроков о серверах: читайте чужие и оставьте свой.' },
    en: {
      title: 'Feedback',
      description: 'What players say about the servers: read it and add your own word.',
    },
  }),
  shows: ({ language }) => [feedbackQueries.list(language)],
})
