/** The words of the site: the texts of tone, as they are delivered and as the operator changed them. */
import { AppError } from '#server/lib/app-error.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { Parts } from '#shared/constants/parts.ts'
import { WORDS_FOUND_MAX } from '#shared/constants/site.ts'
import { wordAudit } from '#shared/contract/platform/words.audit.texts.ts'
import type { Word, WordChange } from '#shared/contract/platform/words.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import {
  type ChangedWords,
  type DeliveredWord,
  listDelivered,
  valuesIn,
  type Words,
  withChanges,
} from '#shared/texts/words.ts'
import { wordedWithout } from '#shared/texts/words-without-parts.ts'
import { createReader } from './as-read.ts'
import type { WordRow, WordsStore } from './words.store.ts'

type Changed = Record<Language, ChangedWords>
/** Where a word stands: its dictionary ends at the first dot. */
type Place = { dictionary: string; delivered: DeliveredWord }

export type WordsService = ReturnType<typeof createWordsService>
export function createWordsService({
  words,
  versioned,
  invalidation,
  parts,
  dictionaries = [],
}: {
  words: WordsStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  /** What the site has now: what is delivered names nothing else. */
  parts: () => Promise<Parts>
  /** Those of the pages; those of letters are enlisted. */
  dictionaries?: readonly Words[] | undefined
}) {
  const changes = versioned.of(wordAudit, ({ key, ru, en }: WordRow) => ({ key, ru, en }))
  const places = new Map<string, Place>()
  dictionaries.forEach(enlist)
  const kept = createReadOnce(() => words.list())
  invalidation.onInvalidate((topic) => {
    if (topic === 'site') kept.forget()
  })
  /** Whoever previews a site without a part reads its words, and nobody else does. */
  const changed = async () => sortChanged(await kept.read(), wordedWithout(await parts()))

  return {
    enlist,

    /** What reads otherwise than its dictionary now, in every process within a second; read once for all who ask. */
    changed,

    /** Words in a language, as they read now. */
    async read<T>(given: Words<T>, language: Language): Promise<T> {
      const { [language]: texts } = await changed()
      return withChanges(given[language], texts[given.dictionary] ?? {})
    },

    /** The words in whose wording, now or as delivered, or key `search` is found, changed ones first. */
    async list(search = ''): Promise<{ data: Word[]; total: number }> {
      const rows = new Map((await words.list()).map((row) => [row.key, row]))
      const isMeant = createReader(search)
      const without = wordedWithout(await parts())
      const found = [...places]
        .map(([key, { delivered }]) => present(key, { ...delivered, ...without.get(key) }, rows.get(key)))
        .filter(({ key, ru, en, delivered }) =>
          [key, ru, en, delivered.ru, delivered.en].some((text) => text !== null && isMeant(text)),
        )
        .sort((one, other) => Number(other.isChanged) - Number(one.isChanged))
      return { data: found.slice(0, WORDS_FOUND_MAX), total: found.length }
    },

    /**
     * Changes a word in the languages given.
     * @throws {AppError} `not_found`, `conflict` for a stale version, `validation_failed` for a text that lost a value
     */
    async update(key: string, { version, ...change }: WordChange, actor: Actor): Promise<Word> {
      const delivered = await deliveredAt(key)
      refuseBrokenTexts(delivered, change)
      return save(key, delivered, version, change, actor)
    },

    /** @throws {AppError} `not_found` */
    async putBack(key: string, actor: Actor): Promise<void> {
      await save(key, await deliveredAt(key), undefined, { ru: null, en: null }, actor)
    },
  }

  function enlist(given: Words): void {
    for (const delivered of listDelivered(given))
      places.set(`${given.dictionary}.${delivered.place}`, { dictionary: given.dictionary, delivered })
  }

  async function deliveredAt(key: string): Promise<DeliveredWord> {
    const place = places.get(key)
    if (!place) throw new AppError('not_found')
    return { ...place.delivered, ...wordedWithout(await parts()).get(key) }
  }

  function save(
    key: string,
    delivered: DeliveredWord,
    version: number | undefined,
    change: Partial<Record<Language, string | null | undefined>>,
    actor: Actor,
  ): Promise<Word> {
    return invalidation.change('site', async () => {
      const row = await changes.update(actor, {
        read: () => words.open(key),
        version,
        edit: () => asDifference(delivered, change),
        save: (fields, before) => words.update(before.id, fields, before.version),
      })
      return present(key, delivered, row)
    })
  }

  /** What the operator changed is as they worded it, whatever is delivered. */
  function sortChanged(rows: readonly WordRow[], without: ReturnType<typeof wordedWithout>): Changed {
    const changed: Record<Language, Record<string, Record<string, string>>> = { ru: {}, en: {} }
    const worded = [...without].map(([key, says]) => ({ key, ...says }))
    for (const { key, ...texts } of [...worded, ...rows]) {
      const place = places.get(key)
      if (!place) continue
      for (const language of LANGUAGES) {
        const text = texts[language]
        if (text === null) continue
        changed[language][place.dictionary] = {
          ...changed[language][place.dictionary],
          [place.delivered.place]: text,
        }
      }
    }
    return changed
  }
}

function present(key: string, { ru, en, form }: DeliveredWord, row: WordRow | undefined): Word {
  return {
    key,
    ru: row?.ru ?? ru,
    en: row?.en ?? en,
    form,
    isChanged: (row?.ru ?? null) !== null || (row?.en ?? null) !== null,
    delivered: { ru, en },
    values: [...new Set([...valuesIn(ru), ...valuesIn(en)])],
    version: row?.version ?? 1,
  }
}

/** What reads as delivered is no change, so that it follows the next release. */
function asDifference(
  delivered: DeliveredWord,
  change: Partial<Record<Language, string | null | undefined>>,
): Partial<Record<Language, string | null>> {
  return Object.fromEntries(
    LANGUAGES.filter((language) => change[language] !== undefined).map((language) => [
      language,
      change[language] === delivered[language] ? null : change[language],
    ]),
  )
}

function refuseBrokenTexts(
  delivered: DeliveredWord,
  change: Partial<Record<Language, string | null | undefined>>,
): void {
  const fields: Partial<Record<Language, ValidationKey>> = {}
  for (const language of LANGUAGES) {
    const text = change[language]
    if (!text) continue
    const [had, has] = [valuesIn(delivered[language]), valuesIn(text)]
    if (delivered[language] === null) fields[language] = 'wordForm'
    else if (had.some((name) => !has.includes(name)) || has.some((name) => !had.includes(name)))
      fields[language] = 'wordValues'
    else if (!delivered[language].includes('\n') && /\p{Cc}/u.test(text))
      fields[language] = 'controlCharacters'
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}
