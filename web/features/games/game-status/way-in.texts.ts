import { defineTexts } from '#shared/texts/texts.ts'

export const wayInTexts = defineTexts({ ru: { play: 'Играть' }, en: { play: 'Play' } })
