import { defineTexts } from '#shared/texts/texts.ts'

export const deletionTexts = defineTexts({
  ru: {
    lastAdministrator:
      'Других администраторов, которые могут войти, нет. Сначала дайте роль «admin» кому-нибудь ещё.',
  },
  en: {
    lastAdministrator: 'No other administrator could sign in. Give the role “admin” to somebody else first.',
  },
})
