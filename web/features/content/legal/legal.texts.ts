import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const legalTexts = defineTexts({
  ru: {
    mark: 'Документы',
    contents: 'Содержание',
    edition: 'Редакция от',
    seeAlso: 'Смотрите также',
    owner: 'Владелец сайта',
    taxId: 'ИНН или другой номер',
    contact: 'Связь',
  },
  en: {
    mark: 'Documents',
    contents: 'Contents',
    edition: 'Edition of',
    seeAlso: 'See also',
    owner: 'Owner of the site',
    taxId: 'Tax number',
    contact: 'Contact',
  },
})

export const privacyPageWords = defineWords('privacy-page', {
  ru: {
    title: 'Политика конфиденциальности',
    description: 'Какие данные хранит сайт, какие cookie ставит и как удалить аккаунт.',
  },
  en: {
    title: 'Privacy policy',
    description: 'What data the site keeps, which cookies it sets and how to delete an account.',
  },
})

export const termsPageWords = defineWords('terms-page', {
  ru: {
    title: 'Условия использования',
    description: 'Правила серверов, покупки, виртуальные предметы, блокировки и ответственность.',
  },
  en: {
    title: 'Terms of use',
    description: 'Server rules, purchases, virtual items, bans and liability.',
  },
})

export const offerPageWords = defineWords('offer-page', {
  ru: {
    title: 'Публичная оферта',
    description: 'Кто продаёт, что продаётся, как платят, как выдаётся купленное и как вернуть деньги.',
  },
  en: {
    title: 'Public offer',
    description: 'Who sells, what is sold, how it is paid and delivered, and how refunds work.',
  },
})
