/** One entry of a collection: as it is kept, as staff see it, as everybody reads it. */
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { Collection, EntryFacts, FlatEntry } from './collection.ts'
import type { Field } from './collection-fields.ts'
import { isBilingual, isRequired, nested } from './wire-fields.ts'

const OTHER: Readonly<Record<Language, Language>> = { ru: 'en', en: 'ru' }

/** What a row holds, as the fields are now: what it lacks, or what is none of them any more, is empty or the default. */
export function readEntry({ wire }: Collection, kept: FlatEntry): Record<string, unknown> {
  return Object.fromEntries(
    wire.map(({ path, field }) => [path, isOfKind(field, kept[path]) ? kept[path] : emptyOf(field)]),
  )
}

/** Bounds are asked of what is written now, never of what was kept. */
function isOfKind(field: Field, value: unknown): boolean {
  if (value === undefined) return false
  if (value === null) return field.kind !== 'flag' && (!isRequired(field) || isBilingual(field))
  if (field.kind === 'number') return Number.isFinite(value)
  if (field.kind === 'flag') return typeof value === 'boolean'
  if (field.kind === 'lines') return Array.isArray(value) && value.every((line) => typeof line === 'string')
  if (field.kind === 'choice') return typeof value === 'string' && Object.hasOwn(field.options, value)
  return typeof value === 'string'
}

function emptyOf(field: Field): unknown {
  if (field.kind === 'flag') return false
  if (field.kind === 'number' && field.default !== undefined) return field.default
  if (!isRequired(field) || isBilingual(field)) return null
  if (field.kind === 'choice') return Object.keys(field.options)[0] ?? null
  if (field.kind === 'number') return field.min
  return null
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields that must be filled in for a language to be whole. */
const demandedIn = ({ wire }: Collection, language: Language) =>
  wire.filter((field) => field.language === language && isRequired(field.field))

/** In which languages the texts of an entry are written. Where no text must be there, in those in which any is, or in all. */
export function languagesOf(collection: Collection, entry: FlatEntry): Language[] {
  const written = LANGUAGES.filter((language) => {
    const demanded = demandedIn(collection, language)
    return demanded.length > 0 && demanded.every(({ path }) => !isEmpty(entry[path]))
  })
  if (written.length > 0) return written
  const any = LANGUAGES.filter((language) =>
    collection.wire.some((field) => field.language === language && !isEmpty(entry[field.path])),
  )
  return any.length > 0 ? any : [...LANGUAGES]
}

/**
 * The fields that still have to be filled in: those that must be there, and the texts of the language that lacks the fewest; of several
 * the first that is `asked` for, or all of them.
 */
export function missingIn(collection: Collection, entry: FlatEntry, asked?: readonly Language[]): string[] {
  const single = collection.wire.filter(
    ({ language, field, path }) => language === null && isRequired(field) && isEmpty(entry[path]),
  )
  const open = (asked ?? LANGUAGES).map((language) =>
    demandedIn(collection, language).filter(({ path }) => isEmpty(entry[path])),
  )
  const fewest = Math.min(...open.map((missing) => missing.length))
  const closest = open.filter((missing) => missing.length === fewest)
  return [...single, ...(asked ? closest.slice(0, 1) : closest).flat()].map(({ path }) => path)
}

export type EntryRow = {
  id: number
  isSample: boolean
  version: number
  fields: FlatEntry
  /** How many there are of what another noun counts for it. */
  counted?: number | undefined
}

function factsOf(collection: Collection, { id, isSample, version }: EntryRow, values: FlatEntry): EntryFacts {
  return { id, isSample, languages: languagesOf(collection, values), version }
}

/** What an entry says of itself as things are now. */
export function derivedOf(
  collection: Collection,
  { isSample, fields, counted = 0 }: EntryRow,
  now: Date,
): object {
  const values = readEntry(collection, fields)
  return { ...(collection.derive?.(values, { isSample, kept: fields, now, counted }) as object | undefined) }
}

/** An entry as staff see it: what is not written is null. */
export function presentForStaff(collection: Collection, row: EntryRow, now: Date) {
  const values = readEntry(collection, row.fields)
  return { ...factsOf(collection, row, values), ...nested(values), ...derivedOf(collection, row, now) }
}

/** An entry as everybody reads it, but for what is derived of it; `toHtml` makes safe HTML of Markdown. */
export function presentEntry(collection: Collection, row: EntryRow, toHtml: (markdown: string) => string) {
  const values = readEntry(collection, row.fields)
  const told: Record<string, unknown> = {}
  for (const { path, key, language, field } of collection.wire) {
    const own = values[path]
    const value = language !== null && isEmpty(own) ? values[`${key}_${OTHER[language]}`] : own
    told[path] = field.kind === 'lines' ? (value ?? []) : (value ?? null)
    if (field.kind !== 'markdown') continue
    told[language === null ? `${key}Html` : `${key}Html_${language}`] = toHtml((value as string | null) ?? '')
  }
  return { ...factsOf(collection, row, values), ...nested(told) }
}

/** What an entry is called, in a language if it can be. */
export function nameOf(collection: Collection, entry: FlatEntry, language: Language): string {
  const { nameField } = collection
  const [own, other, plain] = [
    entry[`${nameField}_${language}`],
    entry[`${nameField}_${OTHER[language]}`],
    entry[nameField],
  ]
  return String((isEmpty(own) ? null : own) ?? (isEmpty(other) ? null : other) ?? plain ?? '')
}
