import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminServersPage } from './admin-servers-page.tsx'

export const page = definePage({
  Screen: AdminServersPage,
  head: defineTexts({
    ru: { title: 'Управление серверами', description: 'Порядок, показ и состояние игровых серверов.' },
    en: { title: 'Manage servers', description: 'Order, visibility and state of the game servers.' },
  }),
})
