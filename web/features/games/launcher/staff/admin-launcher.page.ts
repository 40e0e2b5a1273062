import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AdminLauncherPage } from './admin-launcher-page.tsx'

export const page = definePage({
  Screen: AdminLauncherPage,
  head: defineTexts({
    ru: { title: 'Версии лаунчера', description: 'Выпуск, снятие и удаление версий лаунчера.' },
    en: {
      title: 'Launcher versions',
      description: 'Releasing, unpublishing and deleting launcher versions.',
    },
  }),
})
