import { defineTexts } from '#shared/texts/texts.ts'

export const legalTexts = defineTexts({
  ru: {
    contents: 'Содержание',
    edition: 'Редакция от',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    seeAlso: 'Смотрите также',
  },
  en: {
    contents: 'Contents',
    edition: 'Edition of',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    seeAlso: 'See also',
  },
})
