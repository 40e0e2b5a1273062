import { defineTexts } from '#shared/texts/texts.ts'

export const factorNeededTexts = defineTexts({
  ru: {
    title: 'Одного пароля мало',
    lead: 'Ваша роль открывает панель только тем, кто входит ключом доступа или по коду. Настройте одно из двух здесь, и всё, что разрешает роль, снова станет доступно.',
    goOn: 'Перейти в панель',
  },
  en: {
    title: 'A password is not enough',
    lead: 'Your role opens the panel only to those who sign in by a passkey or by code. Set one of them up here, and everything the role allows is yours again.',
    goOn: 'Go on to the panel',
  },
})
