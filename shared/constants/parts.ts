/** What a site may do without: each is one switch of its operator, in the order of the panel. */
export const PARTS = [
  'shop',
  'launcher',
  'tournaments',
  'rankings',
  'leaderboards',
  'players',
  'team',
  'feedback',
  'forum',
  'roblox',
  'survival',
  'skyblock',
  'creative',
  'minigames',
] as const
export type Part = (typeof PARTS)[number]
/** Which parts the site has. */
export type Parts = Readonly<Record<Part, boolean>>
