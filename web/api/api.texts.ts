import { defineTexts } from '#shared/texts/texts.ts'

export const apiTexts = defineTexts({
  ru: {
    /** Followed by the id. */
    requestId: 'Номер запроса:',
  },
  en: {
    requestId: 'Request id:',
  },
})
