/** The fields of a collection as they travel: each language by itself, each with its rule. */
import * as z from 'zod/mini'
import { COLLECTION_LINES_MAX } from '#shared/constants/collections.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { imagePathSchema, linkTargetSchema } from '#shared/contract/address-fields.ts'
import {
  momentSchema,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'
import { nullWhereEmpty } from '#shared/contract/optional-texts.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { Field, Fields } from './collection-fields.ts'

export type WireField = {
  /** Its name on the wire and in the editor, such as `name_ru` or `gameStats.kills`. */
  path: string
  /** The field it belongs to. */
  key: string
  language: Language | null
  field: Field
}

const say = (key: ValidationKey) => key

export const isBilingual = (field: Field) => 'isBilingual' in field && field.isBilingual === true
export const isRequired = (field: Field) => 'isRequired' in field && field.isRequired === true

export function wireFieldsOf(fields: Fields): WireField[] {
  return Object.entries(fields).flatMap(([key, field]): WireField[] =>
    isBilingual(field)
      ? LANGUAGES.map((language) => ({ path: `${key}_${language}`, key, language, field }))
      : [{ path: key, key, language: null, field }],
  )
}

/** A rule that nothing satisfies as well, unless it must be there. */
const orNothing = (field: Field, rule: z.ZodMiniType) => (isRequired(field) ? rule : z.nullable(rule))

const slugSchema = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, say('tooLong')), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, say('pagePath')))

/** What may stand in a field; that something has to is asked of the whole entry. */
export function ruleOf(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
      return nullWhereEmpty(unfinishedLineSchema(field.max))
    case 'text':
    case 'markdown':
      return nullWhereEmpty(unfinishedTextSchema(field.max))
    case 'lines':
      return z.nullable(
        z.pipe(
          z
            .array(unfinishedLineSchema(field.max))
            .check(z.maxLength(COLLECTION_LINES_MAX, say('tooManyLines'))),
          z.transform((lines: string[]) => {
            const written = lines.filter(Boolean)
            return written.length > 0 ? written : null
          }),
        ),
      )
    case 'number':
      return orNothing(
        field,
        z
          .int(say('wholeNumber'))
          .check(z.minimum(field.min, say('outOfBounds')), z.maximum(field.max, say('outOfBounds'))),
      )
    case 'flag':
      return z.boolean()
    case 'choice':
      return orNothing(field, z.enum(Object.keys(field.options)))
    case 'link':
      return orNothing(field, linkTargetSchema)
    case 'slug':
      return orNothing(field, slugSchema(field.max))
    case 'day':
      return orNothing(field, z.iso.date())
    case 'picture':
      return orNothing(field, imagePathSchema)
    case 'moment':
      return orNothing(
        field,
        z.pipe(
          momentSchema,
          z.transform((moment: string) => new Date(moment).toISOString()),
        ),
      )
  }
}

const groupOf = (path: string) => /^(\w+)\.(\w+)$/.exec(path)?.slice(1) as [string, string] | undefined

/** What is at the paths of some fields of an object; what is not there is left out. */
export function flattened(wire: readonly WireField[], nested: object): Record<string, unknown> {
  const values = nested as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    wire.flatMap(({ path }) => {
      const group = groupOf(path)
      const value = group ? (values[group[0]] as typeof values | null | undefined)?.[group[1]] : values[path]
      return value === undefined ? [] : [[path, value]]
    }),
  )
}

/** The same the other way round. */
export function nested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(flat)) {
    const group = groupOf(path)
    if (group) whole[group[0]] = { ...(whole[group[0]] as object | undefined), [group[1]]: value }
    else whole[path] = value
  }
  return whole
}

/** What staff send: any part of an entry, and the version they have seen. What is derived is ignored. */
export function draftSchemaOf(wire: readonly WireField[]) {
  const rules = Object.fromEntries(wire.map(({ path, field }) => [path, z.optional(ruleOf(field))]))
  const shape = Object.fromEntries(
    Object.entries(nested(rules)).map(([key, rule]) => [
      key,
      rules[key] ?? z.optional(z.object(rule as Record<string, z.ZodMiniType>)),
    ]),
  )
  return z.object({ ...shape, version: z.optional(versionSchema) })
}
