/** As they stand on the wire and in the books: roubles in kopecks, the currency of the games in whole coins. */
export const CURRENCIES = ['RUB', 'LC'] as const
export type Currency = (typeof CURRENCIES)[number]

export const KOPECKS_IN_ROUBLE = 100

/** What nobody can have more of, in kopecks or coins. */
export const HIGHEST_BALANCE = 1_000_000_000_000
