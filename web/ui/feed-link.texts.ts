import { defineTexts } from '#shared/texts/texts.ts'

export const feedLinkTexts = defineTexts({
  ru: { feed: 'Лента Atom' },
  en: { feed: 'Atom feed' },
})
