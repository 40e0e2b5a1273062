/** What a player has earned on a game server with the totals that it tells now. */
export type Earned = { statisticsId: number; playtime: number; kills: number; points: number }

/** Counts it in the seasons that run, in the transaction around the caller. */
export type CountEarned = (gameServerId: number, earned: readonly Earned[]) => Promise<void>

/** Takes what staff have struck out of seasons as well, those that have ended included, in the transaction around the caller. */
export type StrikeOut = (statisticsId: number) => Promise<void>
