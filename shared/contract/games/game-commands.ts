/** Commands for game servers: templates that staff write, and how they become what a game is sent. */
import * as z from 'zod/mini'
import { BEDROCK_PREFIX_MAX } from '#shared/constants/games/game-names.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** In UTF-8: what RCON carries in one packet. */
export const GAME_COMMAND_MAX_BYTES = 1446

/** What stands in a template in braces: the form of each value, and one as long as any. */
const PLACEHOLDERS = {
  player: { form: /^[^\s\p{Cc}]{1,16}$/u, longest: 'x'.repeat(16) },
  uuid: {
    form: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
    longest: 'x'.repeat(36),
  },
  amount: { form: /^[1-9]\d{0,8}$/, longest: '9'.repeat(9) },
  order: { form: /^[\w-]{1,20}$/, longest: 'x'.repeat(20) },
  seconds: { form: /^\d{1,10}$/, longest: '9'.repeat(10) },
} as const
export type CommandPlaceholder = keyof typeof PLACEHOLDERS
/** What is known when a command is handed out; whatever is not, a command that names it waits for. */
export type CommandValues = {
  player: string
  uuid?: string | null
  amount?: number | null
  order?: string | null
  /** What is left of the time bought. */
  seconds?: number | null
}

/** A word in braces; `{Count:1}` and whatever else games write in braces stays as it is. */
const NAMED = /\{([A-Za-z_]+)\}/g

/** The placeholders that a template names. */
export function placeholdersIn(template: string): CommandPlaceholder[] {
  const names = [...template.matchAll(NAMED)].map(([, name]) => name as string)
  return [...new Set(names)].filter((name): name is CommandPlaceholder => Object.hasOwn(PLACEHOLDERS, name))
}

const utf8LengthOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)

export const bytesOfCommand = (command: string): number =>
  [...command].reduce((bytes, character) => bytes + utf8LengthOf(character.codePointAt(0) ?? 0), 0)

const fill = (template: string, valueIn: (name: CommandPlaceholder) => string) =>
  template.replaceAll(NAMED, (whole, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? valueIn(name as CommandPlaceholder) : whole,
  )

/**
 * The command as it is sent, or the placeholders whose values are not known yet.
 * @throws when a value has not the form of its placeholder, or the whole cannot be one packet: nothing a player is called
 * may become another command
 */
export function renderGameCommand(
  template: string,
  values: CommandValues,
): { command: string } | { waitsFor: CommandPlaceholder[] } {
  const named = placeholdersIn(template)
  const waitsFor = named.filter((name) => values[name] === undefined || values[name] === null)
  if (waitsFor.length > 0) return { waitsFor }
  const command = fill(template, (name) => {
    const value = String(values[name])
    if (!PLACEHOLDERS[name].form.test(value)) throw new Error(`{${name}} cannot be ${JSON.stringify(value)}`)
    return value
  })
  if (/\p{Cc}/u.test(command) || bytesOfCommand(command) > GAME_COMMAND_MAX_BYTES)
    throw new Error('A command is one line of 1446 bytes at most.')
  return { command }
}

/** One line that fits into a packet whatever its placeholders become, and names none that there are not. */
export const gameCommandSchema = z.string().check(
  z.trim(),
  z.minLength(1, say('required')),
  z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, say('commandLineBreak')),
  z.refine(
    (template) => [...template.matchAll(NAMED)].every(([, name]) => Object.hasOwn(PLACEHOLDERS, name ?? '')),
    say('commandPlaceholder'),
  ),
  z.refine(
    (template) =>
      bytesOfCommand(fill(template, (name) => PLACEHOLDERS[name].longest)) <= GAME_COMMAND_MAX_BYTES,
    say('commandTooLong'),
  ),
)

/** As Minecraft has it; with the prefix that players of Bedrock may have, whichever it is where they play. */
export const minecraftNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, say('required')),
    z.regex(/^(?=.{3,16}$)[\w.*+!#$=-]*\w$/, say('minecraftName')),
  )

/** Nothing that a game reads as something else than a name. */
export const bedrockPrefixSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(BEDROCK_PREFIX_MAX, say('tooLong')),
    z.regex(/^[\w.*+!#$=-]*$/, say('bedrockPrefix')),
  )

/** Whether somebody can be called so where names of Bedrock begin with `prefix`; empty: where nobody plays from there. */
export function isMinecraftName(name: string, prefix: string): boolean {
  if (!/^.{3,16}$/.test(name)) return false
  return (
    /^\w+$/.test(name) ||
    (prefix !== '' && name.startsWith(prefix) && /^\w+$/.test(name.slice(prefix.length)))
  )
}
