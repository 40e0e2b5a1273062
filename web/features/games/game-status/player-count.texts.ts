import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

export const playerCountTexts = defineTexts<{ playing: PluralForms }>({
  ru: { playing: { one: 'играет', other: 'играют' } },
  en: { playing: { other: 'playing' } },
})
