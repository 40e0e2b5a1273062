import type { Language } from '#shared/constants/languages.ts'
import type { Device } from './hands.ts'

export type Place = { language: Language; width: number; device: Device }

/** A phone and a desk: each language, each width and each way of working once. */
export const PLACES: readonly Place[] = [
  { language: 'ru', width: 390, device: 'keyboard' },
  { language: 'en', width: 1440, device: 'mouse' },
]

/** The other way round, for stories that somebody else walks as above. */
export const OTHER_PLACES: readonly Place[] = [
  { language: 'en', width: 390, device: 'mouse' },
  { language: 'ru', width: 1440, device: 'keyboard' },
]
