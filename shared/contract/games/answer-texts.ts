/** Texts by which staff judge what a game answers to a command. Colors count neither in them nor in the answers. */
import * as z from 'zod/mini'
import { lineSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

/** Colors of games and of terminals. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals write colors by them
const COLORS = /§[\da-fk-orx]|\u001b\[[\d;]*m/gi

export const withoutColors = (text: string) => text.replace(COLORS, '')

/** One line, of which more than colors is left: a text of nothing would be found in every answer. */
export function answerTextSchema(max: number, min = 1, short: ValidationKey = 'answerTextEmpty') {
  return lineSchema(max).check(z.refine((text) => withoutColors(text).trim().length >= min, short))
}
