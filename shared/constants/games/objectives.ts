/** What scoreboards of a game can stand for. */
export const SCORED_FIGURES = ['playtime', 'kills', 'deaths', 'points'] as const

export const OBJECTIVE_NAME_MAX = 100
/** In what a scoreboard counts time; `minecraft.custom:minecraft.play_time` does in ticks, 20 a second. */
export const PLAYTIME_UNITS = ['ticks', 'seconds', 'minutes', 'hours'] as const
