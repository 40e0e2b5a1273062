import { kopecksOf } from './format-roubles.ts'
import { typedNumber } from './typed-number.ts'

/** What was typed in roubles, in kopecks; NaN where it is no such sum. */
export function typedKopecks(text: string): number {
  return /^\d[\d\s]*([.,]\d{1,2})?\s*₽?$/.test(text.trim()) ? kopecksOf(typedNumber(text)) : Number.NaN
}
