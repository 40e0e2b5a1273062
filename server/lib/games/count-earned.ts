/** What a player has earned on a game server with the totals that it tells now. */
export type Earned = { statisticsId: number; playtime: number; kills: number; points: number }

/** Counts it in the seasons that run, in the transaction around the caller. */
export type CountEarned = (gameServerId: number, earned: readonly Earned[]) => Promise<void>

/** A player as tables call them; with `named` only what is written down under this name, folded. */
export type StruckPlayer = { key: string; named?: string }

/** Whose figures on a game server staff have struck, all whose they were included. */
export type Struck = { statisticsId: number; gameServerId: number; players: readonly StruckPlayer[] }

/** Takes them out of seasons as well, those that have ended included, in the transaction around the caller. */
export type StrikeOut = (struck: Struck) => Promise<void>
