import { defineTexts } from '#shared/texts/texts.ts'

export const passwordFieldTexts = defineTexts({
  ru: { show: 'Показать пароль', hide: 'Скрыть пароль' },
  en: { show: 'Show password', hide: 'Hide password' },
})
