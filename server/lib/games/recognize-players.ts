import type { Game } from '#shared/constants/games/games.ts'

/** A player as a game calls them now, with the account that their figures are of so far. */
export type CalledPlayer = { player_folded: string; player_uuid: string | null; user_id: number | null }
/** Tells of each player, in the order given, whose their figures are from now on; null is nobody's. */
export type RecognizePlayers = (
  game: Game,
  players: readonly CalledPlayer[],
) => Promise<readonly (number | null)[]>
