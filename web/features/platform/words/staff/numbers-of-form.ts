import type { Language } from '#shared/constants/languages.ts'
import type { PluralCategory } from '#shared/texts/plural-forms.ts'
import { formatNumber, LOCALES } from '#web/i18n/format.ts'

const WHOLE_NUMBERS = Array.from({ length: 30 }, (_, index) => index + 1)
const FRACTIONS = [0.5, 1.5]

/** The first numbers that take a plural form, `1, 21`; of some only fractions do. Empty in a language that has no such form. */
export function numbersOfForm(form: PluralCategory, language: Language): string {
  const rules = new Intl.PluralRules(LOCALES[language])
  const takes = (count: number) => rules.select(count) === form
  const whole = WHOLE_NUMBERS.filter(takes).slice(0, 3)
  const found = whole.length > 0 ? whole : FRACTIONS.filter(takes)
  return found.map((count) => formatNumber(count, language)).join(' · ')
}
