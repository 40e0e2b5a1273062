/** What runs beside a game server and calls us in its name. */

/** Which calls a key of a game server is for; `/hello` takes any. */
export const AGENT_SCOPES = ['deliver', 'report', 'economy'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]

/** Whether a key of a game server is meant, by its beginning. */
export const AGENT_KEY_PREFIX = 'flg'
export const AGENT_KEY_NAME_MAX = 60
/** Of one game server. */
export const AGENT_KEYS_MAX = 20
/** From which a key may be used. */
export const AGENT_NETWORKS_MAX = 20

export const AGENT_PROTOCOL = 1
export const JOBS_AT_ONCE = 50
export const REPORTS_AT_ONCE = 1_000
/** How many players an agent may name as being in the game. */
export const ONLINE_MAX = 5_000
/** How long an agent has what it claimed. */
export const LEASE_SECONDS = 60
/** How often it asks, or how long it waits where it can. */
export const POLL_SECONDS = 25
/** Of how many players statistics are told at once. */
export const STATISTICS_AT_ONCE = 500
export const ACHIEVEMENTS_MAX = 200
/** Of one player on one game server, told one body after another: more than any game has. */
export const ACHIEVEMENTS_KEPT_MAX = 5_000
export const ACHIEVEMENT_KEY_MAX = 100
/** How many LandCoins one call moves, and a key in a day, at most. */
export const LANDCOINS_AT_ONCE_MAX = 1_000_000
export const LANDCOINS_CEILING_MAX = 100_000_000
export const LANDCOINS_REASON_MAX = 200
