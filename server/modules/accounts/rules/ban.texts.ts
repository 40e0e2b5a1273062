import { defineTexts } from '#shared/texts/texts.ts'

export const banTexts = defineTexts({
  ru: { reason: 'Причина', until: 'Блокировка действует до' },
  en: { reason: 'Reason', until: 'The ban ends on' },
})
