/** The forms of a text that goes with a number, by the plural categories of its language (Unicode CLDR). */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof PLURAL_CATEGORIES)[number]

/** A language lacks those that it does not tell apart. */
export type PluralForms = Partial<Record<PluralCategory, string>> & { other: string }

/** Whether texts are the forms of one. */
export function isPluralForms(texts: object): texts is PluralForms {
  return 'other' in texts && Object.keys(texts).every((key) => PLURAL_CATEGORIES.some((form) => form === key))
}
