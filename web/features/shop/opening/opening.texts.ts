import { defineTexts } from '#shared/texts/texts.ts'

export const openingTexts = defineTexts({
  ru: {
    tellMe: 'Сообщить об открытии',
    asked: 'Напишем на вашу почту, когда магазин откроется.',
    withdraw: 'Не сообщать',
    failed: 'Не получилось сохранить',
    signIn: 'Войдите, чтобы мы сообщили об открытии',
  },
  en: {
    tellMe: 'Tell me when it opens',
    asked: 'We will email you when the shop opens.',
    withdraw: 'Do not tell me',
    failed: 'This could not be saved',
    signIn: 'Log in to hear when it opens',
  },
})
