/** The staff as the team page shows it: fixed samples. What is said in words stands in `members.texts.ts`. */
import type { TierId } from '#web/features/accounts/profile/tier.texts.ts'

export const STAFF_RANKS = ['general', 'colonel', 'commander', 'moderator'] as const
export type StaffRank = (typeof STAFF_RANKS)[number]

export const MEMBER_IDS = ['granite', 'raven', 'flint', 'owl', 'wormwood', 'hush'] as const
export type MemberId = (typeof MEMBER_IDS)[number]

export type Member = {
  id: MemberId
  rank: StaffRank
  discord: string
  level: number
  gameRanks: { minecraft: TierId; roblox: TierId }
  gameStats: { kills: number; wins: number; playtimeHours: number }
  /** On the SCP side of the house. */
  isScp?: boolean
}

export const command: readonly Member[] = [
  {
    id: 'granite',
    rank: 'general',
    discord: 'frontland.granite',
    level: 100,
    gameRanks: { minecraft: 'minecraft-master', roblox: 'roblox-elite' },
    gameStats: { kills: 4812, wins: 356, playtimeHours: 2140 },
  },
  {
    id: 'raven',
    rank: 'colonel',
    discord: 'frontland.raven',
    level: 87,
    gameRanks: { minecraft: 'minecraft-diamond-expert', roblox: 'roblox-champion' },
    gameStats: { kills: 3960, wins: 287, playtimeHours: 1785 },
  },
  {
    id: 'flint',
    rank: 'commander',
    discord: 'frontland.flint',
    level: 74,
    gameRanks: { minecraft: 'minecraft-diamond-expert', roblox: 'roblox-fighter' },
    gameStats: { kills: 3125, wins: 241, playtimeHours: 1320 },
  },
]

export const moderation: readonly Member[] = [
  {
    id: 'owl',
    rank: 'moderator',
    discord: 'frontland.owl',
    level: 58,
    gameRanks: { minecraft: 'minecraft-gold-veteran', roblox: 'roblox-veteran' },
    gameStats: { kills: 1840, wins: 132, playtimeHours: 960 },
  },
  {
    id: 'wormwood',
    rank: 'moderator',
    discord: 'frontland.wormwood',
    level: 52,
    gameRanks: { minecraft: 'minecraft-gold-veteran', roblox: 'roblox-rookie' },
    gameStats: { kills: 1475, wins: 118, playtimeHours: 845 },
  },
  {
    id: 'hush',
    rank: 'moderator',
    discord: 'frontland.hush',
    level: 61,
    gameRanks: { minecraft: 'minecraft-iron-warrior', roblox: 'roblox-elite' },
    gameStats: { kills: 902, wins: 164, playtimeHours: 1070 },
    isScp: true,
  },
]
