import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { PrivacyPage } from './privacy-page.tsx'

export const page = definePage({
  Screen: PrivacyPage,
  head: defineWords('privacy-page', {
    ru: {
      title: 'Политика конфиденциальности',
      description: 'Какие данные хранит сайт, какие cookie ставит и как удалить аккаунт.',
    },
    en: {
      title: 'Privacy policy',
      description: 'What data the site keeps, which cookies it sets and how to delete an account.',
    },
  }),
})
