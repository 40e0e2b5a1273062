import { fetchChangedWords } from '#web/features/platform/words/changed-words.queries.ts'
import type { PageWords } from '#web/i18n/words.ts'
import { createWordsReader } from '#web/i18n/words-reader.ts'
import { onFirstInteraction } from '#web/lib/first-interaction.ts'

/** Reads the words of a site that changed some: those of the page, and all others as soon as somebody is there. */
export function openChangedWords(given: PageWords) {
  const words = createWordsReader(given, fetchChangedWords)
  onFirstInteraction(() => void words.prepare())
  return words
}
