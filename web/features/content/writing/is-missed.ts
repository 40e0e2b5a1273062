import { LANGUAGES, type Language } from '#shared/constants/languages.ts'

const isThere = (values: Record<string, unknown>, field: string) => String(values[field] ?? '').trim() !== ''

/**
 * Whether readers would miss what stands in one of the `parts` in a language. One whole language is enough: of `asked`, those that
 * the form has, that which was begun, and before that the first.
 */
export function isMissed<Part extends string>(
  values: Record<string, unknown>,
  { part, language }: { part: Part; language: Language },
  { parts, asked }: { parts: readonly Part[]; asked: readonly Language[] },
): boolean {
  if (isThere(values, `${part}_${language}`)) return false
  if (LANGUAGES.some((each) => parts.every((of) => isThere(values, `${of}_${each}`)))) return false
  const begun = asked.filter((each) => parts.some((of) => isThere(values, `${of}_${each}`)))
  return (begun.length > 0 ? begun : asked.slice(0, 1)).includes(language)
}
