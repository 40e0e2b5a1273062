/** What the editor of an entry holds as text, and what is sent of it: made of the fields of its collection. */
import * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import type { Field } from '#shared/contract/content/collections/collection-fields.ts'
import { missingIn } from '#shared/contract/content/collections/entries.ts'
import { flattened, isRequired, nested, ruleOf } from '#shared/contract/content/collections/wire-fields.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { Fields } from '#web/editing/merge-edits.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { withSlug } from '#web/editing/with-slug.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const NOTHING_BEGUN = new URLSearchParams()

/** The fields by their names on the wire; of a new entry they are as `begun`, else empty; a choice that must be made is the first. */
export function entryFieldsOf(
  { wire }: Collection,
  entry: object | null,
  begun: URLSearchParams = NOTHING_BEGUN,
): Fields {
  const values = entry && flattened(wire, entry)
  return Object.fromEntries(
    wire.map(({ path, field }) => [
      path,
      values ? textOf(field, values[path]) : (begun.get(path) ?? emptyText(field)),
    ]),
  )
}

function emptyText(field: Field): string {
  if (field.kind === 'choice' && isRequired(field)) return Object.keys(field.options)[0] ?? ''
  return field.kind === 'number' && field.default !== undefined ? String(field.default) : ''
}

function textOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'flag') return value === true ? TICKED : ''
  if (field.kind === 'lines') return (value as string[]).join('\n')
  if (field.kind === 'moment') return toLocalMoment(String(value))
  return String(value)
}

/** What a box holds as the value it stands for, or what is held of one that is not asked for. */
function valueFrom({ kind }: Field, text: unknown): unknown {
  if (typeof text !== 'string') return text
  if (kind === 'flag') return text === TICKED
  if (kind === 'lines') return text.split('\n')
  if (kind === 'line' || kind === 'text' || kind === 'markdown') return text
  if (text.trim() === '') return null
  if (kind === 'number') return Number(text.replace(/\s/g, ''))
  return kind === 'moment' ? fromLocalMoment(text) : text
}

/** `asked` are the languages of the site, that of whoever writes first: one is enough. */
export function entryFormSchema(collection: Collection, asked: readonly Language[]) {
  const { wire, nameField } = collection
  const fields = z.object(
    Object.fromEntries(
      wire.map(({ path, field }) => [
        path,
        z.pipe(
          z.pipe(
            z.unknown(),
            z.transform((text: unknown) => valueFrom(field, text)),
          ),
          ruleOf(field),
        ),
      ]),
    ),
  )
  // The part of an address is made of the name where nobody has typed one.
  const demanded = wire.filter(({ field }) => isRequired(field) && field.kind !== 'slug')
  const schema = fields.check(
    ...demanded.map(({ path }) =>
      z.refine<Record<string, unknown>>((values) => !missingIn(collection, values, asked).includes(path), {
        path: [path],
        message: 'required' satisfies ValidationKey,
        when: () => true,
      }),
    ),
  )
  const key = wire.find(({ field }) => field.kind === 'slug')
  const names = [`${nameField}_en`, `${nameField}_ru`]
  return key ? withSlug({ field: key.path, names }, schema) : schema
}

export const entryDraftOf = (values: Readonly<Record<string, unknown>>) => nested(values)

/** What the release delivers in place of an entry, as the editor would hold it: only what differs from what it holds. */
export function deliveredFieldsOf(
  collection: Collection,
  entry: StaffEntry,
  fields: Fields,
): [path: string, text: string][] {
  if (!entry.delivered) return []
  return Object.entries(entryFieldsOf(collection, entry.delivered)).filter(
    ([path, text]) => fields[path] !== text,
  )
}
