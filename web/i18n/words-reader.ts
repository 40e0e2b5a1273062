import { use } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { type ChangedWords, isWords, type Words, withChanges } from '#shared/texts/words.ts'
import type { PageWords, WordsReader } from './words.ts'

/** Words that did not come are asked for again by what is shown after so long. */
const ASK_AGAIN_MS = 5_000

type AllChanged = Record<Language, ChangedWords>

/** Reads words in the browser: what the page brought, and for other pages and the other language all that is changed. */
export function createWordsReader(given: PageWords, load: () => Promise<AllChanged>): WordsReader {
  const read = createReading()
  let all: AllChanged | undefined
  let loading: Promise<void> | undefined
  /** When they did not come: what is shown meanwhile reads as delivered. */
  let failedAt: number | undefined

  function prepare(): Promise<void> | null {
    if (all) return null
    loading ??= load().then(
      (loaded) => {
        all = loaded
      },
      () => {
        failedAt = Date.now()
        loading = undefined
      },
    )
    return loading
  }

  return {
    prepare,
    read: (texts, language) => {
      if (!isWords(texts) || !given.changed.includes(texts.dictionary)) return texts[language]
      const brought = language === given.language ? given.texts[texts.dictionary] : undefined
      if (!brought && !all) {
        if (failedAt === undefined) use(prepare() as Promise<void>)
        else if (Math.abs(Date.now() - failedAt) > ASK_AGAIN_MS) void prepare()
      }
      return read(texts, language, brought ?? all?.[language][texts.dictionary])
    },
  }
}

/** Reads words while a page is rendered on the server, and notes which the page shows. */
export function createRenderingReader(
  all: AllChanged,
  language: Language,
): { words: WordsReader; shown(): PageWords | undefined } {
  const read = createReading()
  const changed = [...new Set([...Object.keys(all.ru), ...Object.keys(all.en)])]
  const texts: Record<string, Readonly<Record<string, string>>> = {}
  return {
    words: {
      prepare: () => null,
      read: (asked, in_) => {
        if (!isWords(asked)) return asked[in_]
        const changes = all[in_][asked.dictionary]
        if (in_ === language && changed.includes(asked.dictionary)) texts[asked.dictionary] = changes ?? {}
        return read(asked, in_, changes)
      },
    },
    shown: () => (changed.length > 0 ? { language, changed, texts } : undefined),
  }
}

/** The same words are the same object every time, as long as they read the same. */
function createReading() {
  const made = new WeakMap<Words, Partial<Record<Language, unknown>>>()
  return <T>(
    texts: Words<T>,
    language: Language,
    changes: Readonly<Record<string, string>> | undefined,
  ): T => {
    if (!changes) return texts[language]
    const known = made.get(texts) ?? {}
    made.set(texts, known)
    known[language] ??= withChanges(texts[language], changes)
    return known[language] as T
  }
}
