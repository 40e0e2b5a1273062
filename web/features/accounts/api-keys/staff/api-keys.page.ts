import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { ApiKeysPage } from './api-keys-page.tsx'

export const page = definePage({
  Screen: ApiKeysPage,
  head: defineTexts({
    ru: {
      title: 'Ключи API',
      description: 'Ключи, с которыми сборки и другие программы обращаются к сайту.',
    },
    en: { title: 'API keys', description: 'Keys by which builds and other programs call the site.' },
  }),
})
