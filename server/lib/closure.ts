import type { Language } from '#shared/constants/languages.ts'
import type { Part } from '#shared/constants/parts.ts'

/** What visitors are told in place of what is closed. */
export type Closure = {
  text: Readonly<Record<Language, string>>
  /** The language each text is written in: the reader's, unless staff wrote in the other alone. */
  writtenIn: Readonly<Record<Language, Language>>
  /** When it is over by itself. */
  until: number | null
  /** After how many seconds it may be tried again. */
  retryAfter: number
}

/** What keeps visitors out of a part of the site, or of what belongs to none; null where it is open. Asks nobody. */
export type ClosureOf = (part: Part | undefined) => Closure | null
