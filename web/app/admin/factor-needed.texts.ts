import { defineTexts } from '#shared/texts/texts.ts'

export const factorNeededTexts = defineTexts({
  ru: {
    title: 'Нужен вход по коду',
    lead: 'Ваша роль открывает панель только тем, у кого включён вход по коду. Включите его здесь, и всё, что разрешает роль, снова станет доступно.',
    goOn: 'Перейти в панель',
  },
  en: {
    title: 'Signing in by code is needed',
    lead: 'Your role opens the panel only to those who sign in by code. Turn it on here, and everything the role allows is yours again.',
    goOn: 'Go on to the panel',
  },
})
