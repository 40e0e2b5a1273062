/** Days begin at a quarter of an hour in every zone. */
export const QUARTER_MS = 15 * 60 * 1000
