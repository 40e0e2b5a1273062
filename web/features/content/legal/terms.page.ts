import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { TermsPage } from './terms-page.tsx'

export const page = definePage({
  Screen: TermsPage,
  head: defineWords('terms-page', {
    ru: {
      title: 'Условия использования',
      description: 'Правила серверов, покупки, виртуальные предметы, блокировки и ответственность.',
    },
    en: {
      title: 'Terms of use',
      description: 'Server rules, purchases, virtual items, bans and liability.',
    },
  }),
})
