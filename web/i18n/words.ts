/** How words reach a page; what reads changed ones comes only where any are. */
import type { Language } from '#shared/constants/languages.ts'
import { type ChangedWords, type ReadTexts, readDelivered } from '#shared/texts/words.ts'

/** What a page brings along of the changed words: absent where nothing is changed. */
export type PageWords = {
  language: Language
  /** The dictionaries of which anything is changed, in either language. */
  changed: readonly string[]
  /** The changes of those that the page shows, in its language. */
  texts: ChangedWords
}

export type WordsReader = {
  read: ReadTexts
  /** Fetches what has not come along; null where there is nothing to wait for. Never fails: without a network what is delivered shows. */
  prepare(): Promise<void> | null
}

/** Where nothing is changed. */
export const deliveredWords: WordsReader = { read: readDelivered, prepare: () => null }
