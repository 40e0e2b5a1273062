/** Fields that several nouns share. A message is a key of the validation texts. */
import * as z from 'zod/mini'
import { EMAIL_MAX } from '#shared/constants/account-limits.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** What is said of a text that did not come at all; one of another type is told so. */
export const absent = (key: ValidationKey) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? key : undefined),
})

/**
 * No NUL, which PostgreSQL cannot store, and nothing that turns the direction of writing and so mirrors what stands around it:
 * https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const STRAIGHT = /^[^\0\u202a-\u202e\u2066-\u2069]*$/

/** Text of any number of lines, as anybody may write it: trimmed, not empty, at most `max` characters. */
export function textSchema(max: number, empty: ValidationKey = 'required') {
  return z
    .string(absent(empty))
    .check(
      z.trim(),
      z.minLength(1, say(empty)),
      z.maxLength(max, say('tooLong')),
      z.regex(STRAIGHT, say('controlCharacters')),
    )
}

/** Text of staff, which may still be empty. */
export function unfinishedTextSchema(max: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(max, say('tooLong')), z.regex(/^[^\0]*$/, say('controlCharacters')))
}

/** No control characters, and none that nobody sees, save what joins emoji; Hangul's fillers are letters to Unicode. */
const VISIBLE =
  /^(?:[^\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))*$/u

/** Text of one line, by the same rule and without what nobody sees. */
export function lineSchema(max: number) {
  return textSchema(max).check(z.regex(VISIBLE, say('controlCharacters')))
}

/** One that may still be empty. */
export function unfinishedLineSchema(max: number) {
  return unfinishedTextSchema(max).check(z.regex(VISIBLE, say('controlCharacters')))
}

export const emailSchema = z
  .string(absent('emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, say('emailRequired')),
    z.maxLength(EMAIL_MAX, say('emailInvalid')),
    z.email(say('emailInvalid')),
  )

const FIRST_TIME = Date.parse('0000-01-01T00:00:00Z')
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z')

/** A moment, in any offset. One whose offset leads it out of the years 0 to 9999 has no ISO date to answer with. */
export const momentSchema = z.iso
  .datetime({ offset: true })
  .check(z.refine((date) => !(Date.parse(date) < FIRST_TIME || Date.parse(date) > LAST_TIME)))

/** The first and the last day of a list, by the community's clock, both included. */
export const daysInQuery = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }

/** A page number or size as it stands in a query. */
export function countInQuery(max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, say('countOutOfBounds'))),
      z.transform((text: string) => Number(text)),
    ),
    z.int().check(z.maximum(max)),
  )
}

/**
 * The whole list in another order. `from` is the order that was read; where it is sent and is not that of the list any more,
 * the change is refused instead of undoing another's.
 */
export function orderSchema(max: number) {
  const ids = z.array(z.int()).check(z.maxLength(max))
  return z.object({ ids, from: z.optional(ids) })
}
export type Order = z.infer<ReturnType<typeof orderSchema>>

/** The version an editor read; sending it back lets a stale change be refused instead of overwriting. */
export const versionSchema = z.int().check(z.minimum(1))

/** One page of a longer list. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })
}
