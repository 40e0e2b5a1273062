import { defineTexts } from '#shared/texts/texts.ts'

export const legalTexts = defineTexts({
  ru: {
    contents: 'Содержание',
    edition: 'Редакция от',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    seeAlso: 'Смотрите также',
    owner: 'Владелец сайта',
    taxId: 'ИНН или другой номер',
    contact: 'Связь',
  },
  en: {
    contents: 'Contents',
    edition: 'Edition of',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    seeAlso: 'See also',
    owner: 'Owner of the site',
    taxId: 'Tax number',
    contact: 'Contact',
  },
})
