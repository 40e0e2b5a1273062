import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { KeepFactorPage } from './keep-factor-page.tsx'

export const page = definePage({
  Screen: KeepFactorPage,
  head: defineWords('keep-factor-page', {
    ru: {
      title: 'Оставить второй фактор',
      description: 'Второй фактор входа, который отключает администрация, остаётся по ссылке из письма.',
    },
    en: {
      title: 'Keep your second factor',
      description: 'Keep the second factor that the staff are turning off, via the link in the email.',
    },
  }),
  isIndexed: false,
})
