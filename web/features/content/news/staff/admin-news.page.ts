import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminNewsPage } from './admin-news-page.tsx'

export const page = definePage({
  Screen: AdminNewsPage,
  head: defineTexts({
    ru: {
      title: 'Управление новостями',
      description: 'Черновики, запланированные и опубликованные новости.',
    },
    en: { title: 'Manage news', description: 'Drafts, scheduled and published news.' },
  }),
})
