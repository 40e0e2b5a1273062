/**
 * Words: the texts of tone, which an operator may change; every other text is ours alone. What is compiled is what is
 * delivered. A text with values names them in braces, `{name}`, and keeps them whatever is changed.
 */
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { isPluralForms, type PluralCategory } from './plural-forms.ts'

/** Texts in both languages under the name of their dictionary, grouped as whoever shows them needs. */
export type Words<T = unknown> = Readonly<Record<Language, T>> & { readonly dictionary: string }

/** What is changed in one language: by dictionary, and in it by the place of the text, such as `news.title`. */
export type ChangedWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Gives texts in a language, with what is changed of them when they are words. */
export type ReadTexts = <T>(texts: Readonly<Record<Language, T>>, language: Language) => T

/** A text as it is delivered, and where it stands; null in a language that has no such plural form. */
export type DeliveredWord = { place: string; form: PluralCategory | null } & Record<Language, string | null>

/**
 * Both languages side by side, under a name that is given once; English must carry exactly the Russian places, but for plural
 * forms, of which each language has its own (`PluralForms`).
 */
export function defineWords<T extends Record<string, unknown>>(
  dictionary: string,
  texts: { ru: T; en: NoInfer<T> },
): Words<T> {
  return { ...texts, dictionary }
}

export const readDelivered: ReadTexts = (texts, language) => texts[language]

/** Whether texts are words. */
export const isWords = (texts: object): texts is Words => 'dictionary' in texts

/** The texts with those that stand at a changed place in its new wording. */
export function withChanges<T>(texts: T, changes: Readonly<Record<string, string>>): T {
  return changedAt('', texts, changes) as T
}

function changedAt(place: string, text: unknown, changes: Readonly<Record<string, string>>): unknown {
  if (typeof text === 'string') return changes[place] ?? text
  if (typeof text !== 'object' || text === null) return text
  const below = (key: string | number, each: unknown) =>
    changedAt(place ? `${place}.${key}` : String(key), each, changes)
  if (Array.isArray(text)) return text.map((each, index) => below(index, each))
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, below(key, each)]))
}

/** The texts of a dictionary one by one, in their order. */
export function listDelivered(words: Words): DeliveredWord[] {
  const told = { ru: textsAt('', words.ru), en: textsAt('', words.en) }
  const forms = new Map(
    LANGUAGES.flatMap((language) => told[language].map(({ place, form }) => [place, form])),
  )
  const textAt = (wanted: string, language: Language) =>
    told[language].find(({ place }) => place === wanted)?.text ?? null
  return [...forms].map(([place, form]) => ({
    place,
    form,
    ru: textAt(place, 'ru'),
    en: textAt(place, 'en'),
  }))
}

type PlacedText = { place: string; form: PluralCategory | null; text: string }

function textsAt(place: string, text: unknown, form: PluralCategory | null = null): PlacedText[] {
  if (typeof text === 'string') return [{ place, form, text }]
  if (typeof text !== 'object' || text === null) return []
  const areForms = isPluralForms(text)
  return Object.entries(text).flatMap(([key, each]) =>
    textsAt(place ? `${place}.${key}` : key, each, areForms ? (key as PluralCategory) : null),
  )
}

const VALUE = /\{(\w+)\}/g

/** The names of the values in a text, each once. */
export const valuesIn = (text: string | null): string[] => [
  ...new Set([...(text ?? '').matchAll(VALUE)].map(([, name = '']) => name)),
]

/** A text with its values in place; a name that nothing is given for stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VALUE, (written, name: string) => values[name] ?? written)
