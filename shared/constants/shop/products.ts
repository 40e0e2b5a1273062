/** What the shop knows of goods (specification, sections 2, 3 and 9), and its bounds. */

export const PRODUCT_CATEGORIES = ['privileges', 'resources', 'cases'] as const
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]

export const PRODUCT_TYPES = ['global', 'server-specific'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** The Minecraft worlds that server-specific goods are for. */
export const WORLDS = ['vanilla', 'modded', 'hardcore'] as const
export type World = (typeof WORLDS)[number]

/** Why something that is shown cannot be bought by anybody. */
export const NOT_FOR_SALE = [
  'no_action',
  'game_server_gone',
  'role_gone',
  'requirement_gone',
  'odds_missing',
  'sold_out',
] as const
export type NotForSale = (typeof NOT_FOR_SALE)[number]

/** When something is done for whoever bought. */
export const ACTION_MOMENTS = ['bought', 'ended', 'refunded'] as const
export type ActionMoment = (typeof ACTION_MOMENTS)[number]
export const ACTION_KINDS = ['command', 'role', 'landcoins'] as const

/** A key is the last part of an address; these stand there already. */
export const PRODUCT_KEYS_TAKEN: readonly string[] = ['orders', 'basket', 'checkout']

export const PRODUCTS_MAX = 200
/** What everybody is told of all products together is never larger. */
export const CATALOGUE_MAX_BYTES = 180_000
export const PRODUCT_KEY_MAX = 40
export const PRODUCT_NAME_MAX = 80
export const PRODUCT_DESCRIPTION_MAX = 1000
export const PRODUCT_PICTURE_TEXT_MAX = 300
export const PRODUCT_LINE_MAX = 160
export const PRODUCT_LINES_MAX = 20
export const PRODUCT_ACTIONS_MAX = 40
export const PRODUCT_ODDS_MAX = 60
export const PRODUCT_REQUIREMENTS_MAX = 20
/** In kopecks: a million roubles. */
export const PRODUCT_PRICE_MAX = 100_000_000
/** Of whatever is counted: pieces, limits, LandCoins. */
export const PRODUCT_COUNT_MAX = 1_000_000
export const PRODUCT_DAYS_MAX = 3650
/** Nobody buys time beyond that, counted from now: games are told it in seconds of ten digits, calendars have four for a year. */
export const DAYS_AHEAD_MAX = 36_500
export const PRODUCT_QUANTITY_MAX = 99
/** Places in a player's inventory. */
export const FREE_SLOTS_MAX = 36
