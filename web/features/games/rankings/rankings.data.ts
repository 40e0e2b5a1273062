/** The rank ladders of both games, highest first, with the points each takes (specification, section 9). */
import type { TierId } from '#web/features/accounts/profile/tier.texts.ts'

export const GAMES = ['minecraft', 'roblox'] as const
export type Game = (typeof GAMES)[number]

export const tierIds = {
  minecraft: [
    'minecraft-master',
    'minecraft-diamond-expert',
    'minecraft-gold-veteran',
    'minecraft-iron-warrior',
    'minecraft-stone-apprentice',
  ],
  roblox: ['roblox-elite', 'roblox-champion', 'roblox-veteran', 'roblox-fighter', 'roblox-rookie'],
} as const satisfies Record<Game, readonly TierId[]>

/** The same in both games. */
export const REQUIRED_POINTS = [5000, 3000, 1500, 800, 300] as const

export type RankTier = { id: TierId; requiredPoints: number }

const ladderOf = (game: Game): RankTier[] =>
  REQUIRED_POINTS.map((requiredPoints, place) => ({ id: tierIds[game][place] as TierId, requiredPoints }))

export const ladders: Record<Game, readonly RankTier[]> = {
  minecraft: ladderOf('minecraft'),
  roblox: ladderOf('roblox'),
}

/** The progress bar is a fixed sample: this far from the fourth tier to the third. */
export const SAMPLE_PROGRESS_PERCENT = 40
export const SAMPLE_FROM_PLACE = 3
export const SAMPLE_TO_PLACE = 2
