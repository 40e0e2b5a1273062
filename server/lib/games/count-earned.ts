/** What a player has earned on a game server with the totals that it tells now. */
export type Earned = { statisticsId: number; playtime: number; kills: number; points: number }

/**
 * Has no season of a game server that runs end before the transaction around the caller is over: until then whose figures they are changes
 * in no table that is written down. Gives what counts in those seasons.
 */
export type HoldSeasons = (gameServerId: number) => Promise<(earned: readonly Earned[]) => Promise<void>>

/** Takes what staff have struck out of seasons as well, those that have ended included, in the transaction around the caller. */
export type StrikeOut = (statisticsId: number) => Promise<void>
