import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminNoticesPage } from './admin-notices-page.tsx'

export const page = definePage({
  Screen: AdminNoticesPage,
  head: defineTexts({
    ru: { title: 'Рассылка уведомлений', description: 'Отправить уведомление игроку, роли или всем.' },
    en: { title: 'Sending notices', description: 'Send a notice to a player, a role or everybody.' },
  }),
})
