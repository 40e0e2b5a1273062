/** The console of a game server that the site itself runs commands in, without a program beside the game. */
import * as z from 'zod/mini'
import {
  CONSOLE_HOST_MAX,
  CONSOLE_PASSWORD_MAX,
  CONSOLE_TROUBLES,
  LIST_PATTERN_MAX,
} from '#shared/constants/games/consoles.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** An expression with the group that holds the names. */
function isListPattern(text: string): boolean {
  if (text === '') return true
  try {
    new RegExp(text, 'is')
    return text.includes('(?<names>')
  } catch {
    return false
  }
}

const consoleTrialSchema = z.object({
  /** A name or an address. */
  host: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say('required')),
      z.maxLength(CONSOLE_HOST_MAX, say('tooLong')),
      z.regex(/^[\w.:-]*$/, say('hostname')),
    ),
  port: z
    .int(say('wholeNumber'))
    .check(z.minimum(1, say('outOfBounds')), z.maximum(65_535, say('outOfBounds'))),
  /** Left out or empty: the one that is kept, as long as host and port stay. */
  password: z.optional(
    z
      .string()
      // It is sent as it is to whatever listens there: a line of its own would be a command to others.
      .check(z.maxLength(CONSOLE_PASSWORD_MAX, say('tooLong')), z.regex(/^\P{Cc}*$/u, say('invalid'))),
  ),
  /** By which names are read from what the game answers to `list`; empty: as vanilla and Paper answer. */
  listPattern: z
    .string()
    .check(
      z.trim(),
      z.maxLength(LIST_PATTERN_MAX, say('tooLong')),
      z.refine(isListPattern, say('listPattern')),
    ),
})
export type ConsoleTrial = z.output<typeof consoleTrialSchema>

export const consoleDraftSchema = z.extend(consoleTrialSchema, {
  /** Whether the site runs commands there. */
  isOn: z.boolean(),
})
export type ConsoleDraft = z.output<typeof consoleDraftSchema>

export const consoleViewSchema = z.object({
  isOn: z.boolean(),
  host: z.string(),
  port: z.int(),
  hasPassword: z.boolean(),
  listPattern: z.string(),
  /** What keeps the site from it since it was last tried; null: nothing, or it is off. */
  trouble: z.nullable(z.enum(CONSOLE_TROUBLES)),
  /** 0 as delivered. */
  version: z.int(),
})
export type ConsoleView = z.infer<typeof consoleViewSchema>

export const consoleTrialResultSchema = z.object({
  trouble: z.nullable(z.enum(CONSOLE_TROUBLES)),
  /** What the game answered where it is not understood; null where nothing answered. */
  answer: z.nullable(z.string()),
  /** Who is in the game, once names could be read. */
  players: z.array(z.string()),
  /** Null also where the answer, or the pattern, does not tell it. */
  maxPlayers: z.nullable(z.int()),
})
export type ConsoleTrialResult = z.infer<typeof consoleTrialResultSchema>

export const consoleEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/console',
    summary: 'How the site reaches the console of a Minecraft server, and what keeps it from that.',
    access: 'manage_game_servers',
    params: idParams,
    reply: consoleViewSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/admin/servers/:id/console',
    summary: 'Sets the console that the site runs commands in. The password is kept sealed and never told.',
    access: 'manage_game_servers',
    needsConfirmation: true,
    params: idParams,
    body: z.extend(consoleDraftSchema, { version: z.int() }),
    reply: consoleViewSchema,
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/servers/:id/console/test',
    summary:
      'Asks a console who is in the game, as it would be asked once this were kept. Runs nothing but `list`.',
    access: 'manage_game_servers',
    needsConfirmation: true,
    params: idParams,
    body: consoleTrialSchema,
    reply: consoleTrialResultSchema,
  }),
}
