import type { Game } from '#shared/constants/games/games.ts'

/** A player as a game calls them. */
export type GamePlayer = { player: string; player_folded: string; player_uuid: string | null }
/** The accounts that have confirmed these players to be theirs, by folded name. */
export type FindHolders = (game: Game, players: readonly GamePlayer[]) => Promise<ReadonlyMap<string, number>>
