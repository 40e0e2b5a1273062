import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { NoticesPage } from './notices-page.tsx'

export const page = definePage({
  Screen: NoticesPage,
  head: defineWords('notices-page', {
    ru: { title: 'Уведомления', description: 'Что сайт и его команда сообщили лично вам.' },
    en: { title: 'Notices', description: 'What the site and its team have told you.' },
  }),
})
