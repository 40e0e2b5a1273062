import { kopecksOf } from './format-roubles.ts'
import { typedNumber } from './typed-number.ts'

/** Spaces part thousands and nothing else: what was meant by `1 0` nobody knows. */
const SPACED = /^(\d+|[1-9]\d{0,2}(\s\d{3})+)([.,]\d{1,2})?$/
/** Three digits are no kopecks: a comma before them parts thousands, as in English. */
const WITH_COMMAS = /^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/

/** What was typed in roubles, as either language writes them, in kopecks; NaN where it is no such sum. */
export function typedKopecks(text: string): number {
  const sum = text.trim().replace(/^₽\s*|\s*₽$/, '')
  if (WITH_COMMAS.test(sum)) return kopecksOf(Number(sum.replaceAll(',', '')))
  return SPACED.test(sum) ? kopecksOf(typedNumber(sum)) : Number.NaN
}
