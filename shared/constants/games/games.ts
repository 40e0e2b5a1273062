import { GAME_SERVER_TYPES, type GameServerType } from '#shared/constants/game-servers.ts'

/** The games there are: of each there are game servers. */
export const GAMES = GAME_SERVER_TYPES
export type Game = GameServerType

/** Proper names: they are the same in every language. */
export const GAME_TITLES: Readonly<Record<Game, string>> = { minecraft: 'Minecraft', roblox: 'Roblox' }
