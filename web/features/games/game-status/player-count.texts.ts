import { defineTexts } from '#shared/texts/texts.ts'
import type { PluralForms } from '#web/i18n/format.ts'

export const playerCountTexts = defineTexts<{ players: string; online: string; playing: PluralForms }>({
  ru: { players: 'Игроки', online: 'онлайн', playing: { one: 'играет', other: 'играют' } },
  en: { players: 'Players', online: 'online', playing: { other: 'playing' } },
})
