import type { GameServerFeature } from './game-server-choices.ts'

export const GAME_SERVER_NAME_MAX = 80
export const GAME_SERVER_ADDRESS_MAX = 260
export const GAME_SERVER_DESCRIPTION_MAX = 1000

export const GAME_SERVER_TYPES = ['minecraft', 'roblox'] as const
export type GameServerType = (typeof GAME_SERVER_TYPES)[number]

/** The protocols of Minecraft: a server speaks one of them. */
export const MINECRAFT_EDITIONS = ['java', 'bedrock'] as const

/** No server has as many: whoever says so boasts, and sums of it would find no room in the tables. */
export const PLAYERS_MAX = 1_000_000
/** Ticks a second. */
export const TPS_MAX = 1_000

/** What staff can declare instead of what the prober finds. */
export const DECLARED_STATES = ['maintenance', 'development'] as const

/** How long one maintenance window may be, and how far ahead it may begin. */
export const MAINTENANCE_LENGTH_MAX_MS = 7 * 24 * 60 * 60_000
export const MAINTENANCE_AHEAD_MAX_MS = 366 * 24 * 60 * 60_000
export const MAINTENANCE_NOTE_MAX = 300

/** What a status indicator can say (specification, section 3). */
export const GAME_SERVER_STATES = ['online', 'offline', 'maintenance', 'development', 'unknown'] as const
export type GameServerState = (typeof GAME_SERVER_STATES)[number]

/** The features that are also modes of play with a page of their own (specification, section 2). */
export const GAME_SERVER_MODES = [
  'survival',
  'skyblock',
  'creative',
  'minigames',
] as const satisfies readonly GameServerFeature[]
export type GameServerMode = (typeof GAME_SERVER_MODES)[number]
