import { defineTexts } from '#shared/texts/texts.ts'

export const partMissingTexts = defineTexts({
  ru: { missing: 'Эта часть сайта не загрузилась. Проверьте подключение и попробуйте снова.' },
  en: { missing: 'This part of the site did not load. Check your connection and try again.' },
})
