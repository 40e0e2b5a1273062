/** Fields that several nouns share. A message is a key of the validation texts. */
import * as z from 'zod/mini'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** Text of any number of lines: trimmed, not empty, at most `max` characters. NUL is refused: PostgreSQL cannot store it. */
export function textSchema(max: number, empty: ValidationKey = 'required') {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say(empty)),
      z.maxLength(max, say('tooLong')),
      z.regex(/^[^\0]*$/, say('controlCharacters')),
    )
}

/** Text of one line, by the same rule and without control characters. */
export function lineSchema(max: number) {
  return textSchema(max).check(z.regex(/^\P{Cc}*$/u, say('controlCharacters')))
}

/** A picture of our own: an absolute path on this site, such as `/images/1.jpg`. */
export const imagePathSchema = z
  .string()
  .check(z.trim(), z.maxLength(300, say('tooLong')), z.regex(/^\/(?!\/)[\w./-]+$/, say('imagePath')))

/** The version an editor read; sending it back lets a stale change be refused instead of overwriting. */
export const versionSchema = z.int().check(z.minimum(1))
