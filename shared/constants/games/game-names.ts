/** Names that accounts have in the games, and how they are proved. */
export const GAME_NAME_CODE_MINUTES = 10
/** Wrong codes, until a new one has to be asked for. */
export const GAME_NAME_TRIES_MAX = 5
export const GAME_NAME_REASON_MAX = 300
/** Of the game that allows the longest. */
export const GAME_NAME_MAX = 20
/** As it is typed: with blanks and hyphens. */
export const GAME_NAME_CODE_MAX = 40
/** What names of Bedrock begin with unless staff say otherwise; at least three of the 16 characters are the player's. */
export const BEDROCK_PREFIX = '.'
export const BEDROCK_PREFIX_MAX = 13
