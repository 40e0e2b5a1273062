/** No agent's word on its game server holds longer, whatever the clock did since. */
export const TOLD_AT_MOST_MS = 150_000
