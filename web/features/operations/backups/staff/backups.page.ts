import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { BackupsPage } from './backups-page.tsx'

export const page = definePage({
  Screen: BackupsPage,
  head: defineTexts({
    ru: {
      title: 'Резервные копии',
      description: 'Копии сайта: когда делаются, какие есть, как обновить сайт.',
    },
    en: {
      title: 'Backups',
      description: 'Backups of the site: when they are made, which there are, how to update.',
    },
  }),
})
