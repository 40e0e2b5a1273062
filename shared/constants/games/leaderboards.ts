/** By what players are compared. */
export const RANKED_FIGURES = ['points', 'playtime', 'kills'] as const
export type RankedFigure = (typeof RANKED_FIGURES)[number]

export const LEADERBOARD_PAGE_SIZE = 100
export const SEASON_NAME_MAX = 60
export const FIGURES_REASON_MAX = 300
export const FIGURES_SEARCH_MAX = 40

/** A total that rises by more than this at once waits for the staff, unless they set another bound for the game server. */
export const JUMP_BOUND = 10_000
export const JUMP_BOUND_MAX = 1_000_000_000
