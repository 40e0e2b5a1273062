/** Players as everybody may see them: what the games told of them, as far as they wish it. */
import * as z from 'zod/mini'
import { profileSchema, roleBadgeSchema } from '#shared/contract/accounts/profile.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

/** What a player's page shows, as its player chose. */
export const visibilitySchema = z.object({
  /** Whether there is a page; without one its player stands in no running table and is not found. */
  page: z.boolean(),
  /** When they were last in a game. */
  lastSeen: z.boolean(),
  /** On which game server they are now. */
  gameServer: z.boolean(),
  /** Whether search engines may list the page. */
  searchEngines: z.boolean(),
})
export type Visibility = z.infer<typeof visibilitySchema>

const { shape } = profileSchema
export const playerSchema = z.object({
  username: z.string(),
  avatarUrl: shape.avatarUrl,
  joinDate: shape.joinDate,
  roles: shape.roles,
  roleBadges: z.array(roleBadgeSchema),
  rank: shape.rank,
  tier: shape.tier,
  level: shape.level,
  playtimeSeconds: z.int(),
  kills: shape.kills,
  deaths: shape.deaths,
  kdRatio: shape.kdRatio,
  games: shape.games,
  achievements: shape.achievements,
  /** When they were last in a game, where it is shown; null where no game has told of them. */
  lastSeenAt: z.optional(z.nullable(z.iso.datetime())),
  /** The game server they are on now, where it is shown; null for none. */
  gameServerId: z.optional(z.nullable(z.int())),
  isIndexed: z.boolean(),
})
export type Player = z.infer<typeof playerSchema>

export const hiddenPlayerSchema = z.extend(playerSchema, {
  /** Whether it is a ban that hides the page, whatever its player chose. */
  isBanned: z.boolean(),
})
export type HiddenPlayer = z.infer<typeof hiddenPlayerSchema>

/** What agents ask of a player of their game, for placeholders and permissions. */
export const playerOfGameSchema = z.object({
  /** Whether an account has confirmed the name. */
  known: z.boolean(),
  /** Of the account; what follows is its too. */
  username: z.nullable(z.string()),
  roles: z.array(z.string()),
  rank: z.nullable(z.string()),
  /** Of this game, of all its game servers. */
  points: z.int(),
  landcoins: z.int(),
  /** Tiers that were bought for the name, by whomever; `until` is null for those without an end. */
  privileges: z.array(z.object({ key: z.string(), until: z.nullable(z.iso.datetime()) })),
})
export type PlayerOfGame = z.infer<typeof playerOfGameSchema>

export const playerEndpoints = {
  findOfGame: endpoint({
    method: 'GET',
    path: '/game/v1/players/:name',
    summary:
      'What the site knows of a player by their name in the game, in any spelling: whose account it is, roles, rank, points, LandCoins and the tiers bought for the name.',
    access: 'game-server:report',
    isAlwaysOpen: true,
    errors: ['validation_failed'],
    params: z.object({ name: z.string() }),
    reply: playerOfGameSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/players/:name',
    part: 'players',
    summary:
      'What a player’s page shows, by the name of the account in any spelling, or by a former one that nobody has taken; 404 where the page is hidden, or the account banned or leaving.',
    access: 'public',
    errors: ['not_found'],
    topic: 'leaderboards',
    params: z.object({ name: z.string().check(z.maxLength(100)) }),
    reply: playerSchema,
  }),
  getHidden: endpoint({
    method: 'GET',
    path: '/players/:name/hidden',
    part: 'players',
    summary:
      'The same of a page that is hidden, or whose account is banned, for its player and for staff alone; 404 to everybody else.',
    access: 'signed-in',
    errors: ['not_found'],
    params: z.object({ name: z.string().check(z.maxLength(100)) }),
    reply: hiddenPlayerSchema,
  }),
  search: endpoint({
    method: 'GET',
    path: '/players',
    part: 'players',
    summary: 'The first ten players whose account or name in a game begins so, from two letters on.',
    access: 'public',
    topic: 'leaderboards',
    query: z.object({ search: z.string().check(z.maxLength(100)) }),
    reply: z.array(
      z.object({
        username: z.string(),
        /** In the game by whose name they were found; null where it is the account's. */
        name: z.nullable(z.string()),
      }),
    ),
  }),
  visibility: endpoint({
    method: 'GET',
    path: '/profile/visibility',
    summary: 'What the own page shows.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: visibilitySchema,
  }),
  changeVisibility: endpoint({
    method: 'PUT',
    path: '/profile/visibility',
    summary: 'Sets what the own page shows.',
    access: 'signed-in',
    isAlwaysOpen: true,
    limits: [{ max: 60, windowMs: 10 * 60_000, by: 'account' }],
    body: visibilitySchema,
    reply: visibilitySchema,
  }),
}
