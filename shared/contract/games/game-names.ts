/** What accounts are called in the games: proved by a code, or confirmed by staff. */
import * as z from 'zod/mini'
import { GAME_NAME_CODE_MAX, GAME_NAME_REASON_MAX } from '#shared/constants/games/game-names.ts'
import { GAMES } from '#shared/constants/games/games.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { gameNameSchema, instanceSchema, playerUuidSchema } from './bridge.ts'
import { minecraftNameSchema } from './game-commands.ts'

const say = (key: ValidationKey) => key
const robloxNameSchema = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_]{3,20}$/, say('robloxName')))

const gameSchema = z.enum(GAMES)
const gameParams = z.object({ game: gameSchema })
/** As it is read aloud and typed: case, blanks and hyphens do not count. */
const codeSchema = z.pipe(
  z.string().check(z.maxLength(GAME_NAME_CODE_MAX)),
  z.transform((text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
)

/** In the game only Minecraft can tell a code to one player; there the name has to be known. */
export const askedNameSchema = z.union([
  z.object({ game: z.literal('minecraft'), name: minecraftNameSchema, by: z.literal('chat') }),
  z.object({ game: gameSchema, by: z.literal('agent') }),
])
export type AskedName = z.output<typeof askedNameSchema>

export const staffNameSchema = z.union([
  z.object({
    game: z.literal('minecraft'),
    name: minecraftNameSchema,
    reason: lineSchema(GAME_NAME_REASON_MAX),
  }),
  z.object({ game: z.literal('roblox'), name: robloxNameSchema, reason: lineSchema(GAME_NAME_REASON_MAX) }),
])
export type StaffName = z.output<typeof staffNameSchema>

export const toldNameSchema = z.object({
  instance: instanceSchema,
  code: codeSchema,
  name: gameNameSchema,
  uuid: playerUuidSchema,
})
export type ToldName = z.output<typeof toldNameSchema>

export const ownGameNameSchema = z.object({
  game: gameSchema,
  /** Null as long as none is confirmed. */
  name: z.nullable(z.string()),
  confirmedAt: z.nullable(z.iso.datetime()),
  /** Another player is called so in the game now; until it is confirmed anew nothing earned under it counts. */
  isFrozen: z.boolean(),
  /** A code that may still be told. */
  waiting: z.nullable(
    z.object({
      by: z.enum(['chat', 'agent']),
      name: z.nullable(z.string()),
      expiresAt: z.iso.datetime(),
    }),
  ),
})
export type OwnGameName = z.infer<typeof ownGameNameSchema>

export const staffGameNamesSchema = z.object({
  held: z.array(
    z.object({
      game: gameSchema,
      name: z.string(),
      uuid: z.nullable(z.string()),
      confirmedAt: z.iso.datetime(),
      frozenAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The latest first, 50 at most. */
  former: z.array(
    z.object({
      game: gameSchema,
      name: z.string(),
      confirmedAt: z.iso.datetime(),
      endedAt: z.iso.datetime(),
    }),
  ),
})
export type StaffGameNames = z.infer<typeof staffGameNamesSchema>

export const frozenNameSchema = z.object({
  userId: z.int(),
  username: z.string(),
  game: gameSchema,
  name: z.string(),
  /** By what the game knew whoever proved it; null where it never told. */
  uuid: z.nullable(z.string()),
  confirmedAt: z.iso.datetime(),
  frozenAt: z.iso.datetime(),
  /** By what the game knows whoever is called so now; null where it has told nothing of them since. */
  newcomer: z.nullable(z.object({ uuid: z.string(), toldAt: z.iso.datetime() })),
})
export type FrozenName = z.infer<typeof frozenNameSchema>

const MINUTE_MS = 60_000
/** Each may write to a player in the game. */
const ASKING = [{ max: 5, windowMs: 10 * MINUTE_MS, by: 'account' }] as const
const CHANGING = [{ max: 60, windowMs: 10 * MINUTE_MS, by: 'account' }] as const

export const gameNameEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/names',
    summary: 'What the signed-in account is called in each game.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.array(ownGameNameSchema),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/profile/names',
    summary:
      'Makes a code that proves a name in a game for ten minutes: told to that player in the game, or here, to be typed there.',
    access: 'signed-in',
    isAlwaysOpen: true,
    status: 201,
    limits: ASKING,
    errors: ['name_taken', 'no_game_server'],
    body: askedNameSchema,
    reply: z.object({ code: z.optional(z.string()), expiresAt: z.iso.datetime() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/profile/names/confirm',
    summary: 'Ties the name to the account whose code was told in the game. Five wrong codes end it.',
    access: 'signed-in',
    isAlwaysOpen: true,
    limits: CHANGING,
    errors: ['bad_code', 'name_taken', 'too_many_requests'],
    body: z.object({ game: gameSchema, code: codeSchema }),
    reply: ownGameNameSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/profile/names/:game',
    summary: 'Gives up the name in a game, and a code that waits.',
    access: 'signed-in',
    isAlwaysOpen: true,
    status: 204,
    limits: CHANGING,
    params: gameParams,
    reply: noContent,
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/users/:id/names',
    summary: 'What an account is and was called in the games.',
    access: 'view_users',
    params: idParams,
    reply: staffGameNamesSchema,
  }),
  confirmByHand: endpoint({
    method: 'POST',
    path: '/admin/users/:id/names',
    summary:
      'Ties a name in a game to an account, and takes it from the account that had it; with its reason in the log.',
    access: 'edit_users',
    errors: ['name_taken', 'conflict'],
    params: idParams,
    body: staffNameSchema,
    reply: ownGameNameSchema,
  }),
  listFrozen: endpoint({
    method: 'GET',
    path: '/admin/frozen-names',
    summary:
      'Names that another player bears in the game now, those that wait longest first; 200 at most. Confirming such a name by hand ends it, and so does releasing it.',
    access: 'edit_users',
    reply: z.array(frozenNameSchema),
  }),
  release: endpoint({
    method: 'POST',
    path: '/admin/users/:id/names/release',
    summary:
      'Has a name in a game be nobody’s, with all that was earned under it; with its reason in the log.',
    access: 'edit_users',
    status: 204,
    errors: ['not_found'],
    params: idParams,
    body: z.object({ game: gameSchema, reason: lineSchema(GAME_NAME_REASON_MAX) }),
    reply: noContent,
  }),
  tell: endpoint({
    method: 'POST',
    path: '/game/v1/names',
    summary: 'Ties the name of a player to the account that was shown the code which this player typed.',
    access: 'game-server:report',
    isAlwaysOpen: true,
    errors: ['bad_code', 'name_taken'],
    body: toldNameSchema,
    reply: z.object({ username: z.string() }),
  }),
}
