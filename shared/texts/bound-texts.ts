/** What is said of an input that is outside a bound nobody has given a sentence of its own: told to whoever calls the API. */
import type { Language } from '#shared/constants/languages.ts'

/** The part of an issue of zod that says which bound it was. */
export type BoundIssue = {
  code?: string | undefined
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  values?: unknown
}

/** Neither counts its noun, so that no language needs a plural for it. */
const BOUNDS = {
  ru: {
    number: { most: 'Не больше', least: 'Не меньше' },
    string: { most: 'Длина не больше', least: 'Длина не меньше' },
    array: { most: 'Число записей не больше', least: 'Число записей не меньше' },
    oneOf: 'Ожидается одно из значений:',
  },
  en: {
    number: { most: 'At most', least: 'At least' },
    string: { most: 'Length at most', least: 'Length at least' },
    array: { most: 'Number of entries at most', least: 'Number of entries at least' },
    oneOf: 'Expected one of:',
  },
} as const

/** The sentence naming the bound; `undefined` where the issue is of no bound. */
export function describeBound(issue: BoundIssue, language: Language): string | undefined {
  const { code, origin, minimum, maximum, values } = issue
  const bounds = BOUNDS[language]
  if (code === 'invalid_value' && Array.isArray(values)) return `${bounds.oneOf} ${values.join(', ')}`
  const { most, least } = origin === 'string' || origin === 'array' ? bounds[origin] : bounds.number
  if (code === 'too_big') return `${most} ${String(maximum)}`
  if (code === 'too_small') return `${least} ${String(minimum)}`
  return undefined
}
