/** What the picture of an avatar service may be. */
export const PLAYER_HEAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export type PlayerHeadType = (typeof PLAYER_HEAD_TYPES)[number]

/** Where the head of a player stands, on this site. */
export const playerHeadAddress = (username: string): string => `/heads/${encodeURIComponent(username)}`
