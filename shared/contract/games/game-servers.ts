import * as z from 'zod/mini'
import {
  addedFeatureId,
  GAME_SERVER_DIFFICULTIES,
  GAME_SERVER_FEATURES,
  GAME_SERVER_ICONS,
} from '#shared/constants/game-server-choices.ts'
import {
  DECLARED_STATES,
  GAME_SERVER_ADDRESS_MAX,
  GAME_SERVER_DESCRIPTION_MAX,
  GAME_SERVER_NAME_MAX,
  GAME_SERVER_TYPES,
  MINECRAFT_EDITIONS,
} from '#shared/constants/game-servers.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema, orderSchema, unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'
import { emptyWhereNull } from '#shared/contract/optional-texts.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { maintenanceWindowSchema } from './maintenance.ts'

export const gameServerSchema = z.object({
  id: z.int(),
  name_server: z.string(),
  type: z.enum(GAME_SERVER_TYPES),
  /** `host:port` of a Minecraft server, or the https address of a Roblox game page. */
  ip: z.string(),
  description_ru: z.string(),
  description_en: z.string(),
  /** In which languages it is described; the fields of the other one hold the same words. */
  languages: z.array(z.enum(LANGUAGES)),
  difficulty: z.enum(GAME_SERVER_DIFFICULTIES),
  /** Feature keys, comma-separated; `added-7` is the entry 7 of the collection `server-features`. */
  features_ru: z.string(),
  features_en: z.string(),
  icon: z.string(),
  /** Share of time online as text, such as `99.9%`: as staff state it, if they do, until it was measured for a day. */
  uptime: z.string(),
  isUptimeMeasured: z.boolean(),
  /** Players and places as text, such as `12/200`, empty where unknown; places alone are shown until the server was asked. */
  players: z.string(),
  /** Which protocol a Minecraft server speaks; means nothing for other types. */
  edition: z.enum(MINECRAFT_EDITIONS),
  /** By which Roblox counts the players of a game; without it the count is unknown. */
  universeId: z.nullable(z.string()),
  /** The maintenance under way and announced, the next first. */
  maintenance: z.array(maintenanceWindowSchema),
  version: z.int(),
})
export type GameServer = z.infer<typeof gameServerSchema>

/** A game server as staff see it, hidden ones included. */
export const staffGameServerSchema = z.extend(
  z.omit(gameServerSchema, { maintenance: true, isUptimeMeasured: true, languages: true }),
  {
    isHidden: z.boolean(),
    /** What staff declare instead of what the prober finds; null leaves it to the prober. */
    declaredState: z.nullable(z.enum(DECLARED_STATES)),
  },
)
export type StaffGameServer = z.infer<typeof staffGameServerSchema>

const featureKeys = new Set<string>(GAME_SERVER_FEATURES)
const featureListSchema = z.string().check(
  z.trim(),
  z.maxLength(1_000),
  z.refine(
    (list) =>
      list === '' ||
      list.split(',').every((key) => featureKeys.has(key.trim()) || addedFeatureId(key.trim()) !== null),
    'featureUnknown' satisfies ValidationKey,
  ),
)

const PERCENTAGE = /^(?:(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)%)?$/

const gameServerFields = {
  name_server: lineSchema(GAME_SERVER_NAME_MAX),
  /** What the address says when it is left out. */
  type: z.optional(z.enum(GAME_SERVER_TYPES)),
  ip: lineSchema(GAME_SERVER_ADDRESS_MAX),
  description_ru: z.optional(emptyWhereNull(unfinishedTextSchema(GAME_SERVER_DESCRIPTION_MAX))),
  description_en: z.optional(emptyWhereNull(unfinishedTextSchema(GAME_SERVER_DESCRIPTION_MAX))),
  difficulty: z.optional(z.enum(GAME_SERVER_DIFFICULTIES)),
  features_ru: z.optional(featureListSchema),
  features_en: z.optional(featureListSchema),
  icon: z.optional(z.enum(GAME_SERVER_ICONS)),
  /** Empty where nobody states one. */
  uptime: z.optional(
    z.string().check(z.trim(), z.regex(PERCENTAGE, 'uptimePercent' satisfies ValidationKey)),
  ),
  /** Empty where the places are unknown. */
  players: z.optional(
    z.string().check(z.trim(), z.regex(/^(?:\d{1,6}\/\d{1,6})?$/, 'playersOfMax' satisfies ValidationKey)),
  ),
  edition: z.optional(z.enum(MINECRAFT_EDITIONS)),
  universeId: z.optional(
    z.nullable(z.string().check(z.trim(), z.regex(/^[1-9]\d{0,15}$/, 'universeId' satisfies ValidationKey))),
  ),
  isHidden: z.optional(z.boolean()),
  declaredState: z.optional(z.nullable(z.enum(DECLARED_STATES))),
}
export const gameServerDraftSchema = z.object(gameServerFields)
export type GameServerDraft = z.infer<typeof gameServerDraftSchema>
export const gameServerChangeSchema = z.extend(z.partial(gameServerDraftSchema), {
  version: z.optional(versionSchema),
})
export type GameServerChange = z.infer<typeof gameServerChangeSchema>

/** What was found at an address before a game server is added there. */
export const foundGameServerSchema = z.object({
  type: z.enum(GAME_SERVER_TYPES),
  /** As it is kept: a host with its port, or the page of a Roblox game. */
  ip: z.string(),
  edition: z.enum(MINECRAFT_EDITIONS),
  universeId: z.nullable(z.string()),
  /** `not_found`: there is no such name or game; `not_asked`: it could not be asked now. */
  state: z.enum(['answers', 'silent', 'not_found', 'not_asked']),
  answer: z.nullable(
    z.object({
      /** What it says of itself. */
      name: z.string(),
      players: z.int(),
      /** Places; of a Roblox game those of one instance among many. */
      maxPlayers: z.int(),
      version: z.string(),
    }),
  ),
})
export type FoundGameServer = z.infer<typeof foundGameServerSchema>

/** The last 24 hours in steps of a quarter of an hour, the record, and the share of time online. */
export const gameServerHistorySchema = z.object({
  day: z.array(z.object({ at: z.iso.datetime(), players: z.int(), isOnline: z.boolean() })),
  /** Maintenance in these hours; nothing is measured meanwhile. */
  maintenance: z.array(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })),
  record: z.nullable(z.object({ players: z.int(), at: z.iso.datetime() })),
  /** Percent; null until there is a day of history. */
  uptime7Days: z.nullable(z.number()),
  uptime30Days: z.nullable(z.number()),
})
export type GameServerHistory = z.infer<typeof gameServerHistorySchema>

export const gameServerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/servers',
    summary: 'The game servers, in the order staff gave them.',
    access: 'public',
    topic: 'game-servers',
    isKept: true,
    reply: z.array(gameServerSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/servers/:id',
    summary: 'One game server.',
    access: 'public',
    topic: 'game-servers',
    params: idParams,
    reply: gameServerSchema,
  }),
  history: endpoint({
    method: 'GET',
    path: '/servers/:id/history',
    summary: 'The last 24 hours of a game server, its record and its uptime.',
    access: 'public',
    params: idParams,
    reply: gameServerHistorySchema,
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/servers',
    summary: 'Every game server, hidden ones included, in their order.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    reply: z.array(staffGameServerSchema),
  }),
  setOrder: endpoint({
    method: 'PUT',
    path: '/admin/servers/order',
    summary:
      'Puts the game servers in the order of their ids; every one must be named once. An order that is stale is a conflict.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    body: orderSchema(1000),
    reply: z.array(staffGameServerSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/servers',
    summary:
      'Adds a game server. Name and address are enough: without `players` it is asked, and what it answers stands for what was left out.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    status: 201,
    body: gameServerDraftSchema,
    reply: staffGameServerSchema,
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/admin/servers/look-up',
    summary: 'Asks at an address, in whatever way it is written, whether a game server answers there.',
    access: 'manage_game_servers',
    limits: [{ max: 100, windowMs: 10 * 60_000, by: 'account' }],
    body: z.object({ ip: gameServerFields.ip }),
    reply: foundGameServerSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/servers/:id',
    summary: 'Changes the fields given; a stale version is a conflict.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    params: idParams,
    body: gameServerChangeSchema,
    reply: staffGameServerSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/servers/:id',
    summary: 'Deletes a game server.',
    access: 'manage_game_servers',
    scope: 'game_servers',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
