/** A player as a game calls them. */
export type GamePlayer = { player: string; player_folded: string; player_uuid: string | null }
/** The accounts that have confirmed these players to be theirs, by folded name. */
export type FindHolders = (
  game: 'minecraft' | 'roblox',
  players: readonly GamePlayer[],
) => Promise<ReadonlyMap<string, number>>

/** No account can confirm a name in a game yet. */
export const findHolders: FindHolders = () => Promise.resolve(new Map())
