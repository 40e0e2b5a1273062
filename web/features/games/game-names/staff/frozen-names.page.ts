import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { FrozenNamesPage } from './frozen-names-page.tsx'

export const page = definePage({
  Screen: FrozenNamesPage,
  head: defineTexts({
    ru: {
      title: 'Спорные имена',
      description: 'Подтверждённые имена, под которыми в игре теперь другой игрок.',
    },
    en: {
      title: 'Disputed names',
      description: 'Confirmed names that another player bears in the game now.',
    },
  }),
})
