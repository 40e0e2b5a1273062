import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminFeedbackPage } from './admin-feedback-page.tsx'

export const page = definePage({
  Screen: AdminFeedbackPage,
  head: defineTexts({
    ru: { title: 'Управление отзывами', description: 'Отзывы игроков и ответы команды.' },
    en: { title: 'Manage feedback', description: 'Reviews by players and replies by the team.' },
  }),
})
