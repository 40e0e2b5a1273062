/** A lower tier is deducted once from each higher one, however often that is bought. */
import { linesIn } from './lines-in.ts'

/** The highest tier from which each line was deducted. */
export type CountedTiers = ReadonlyMap<number, number>

type Tier = number | null
type Upgrade = { upgraded_lines: string; ladder_tier: Tier }

export function countTiers(upgrades: readonly Upgrade[]): CountedTiers {
  const counted = new Map<number, number>()
  for (const { upgraded_lines, ladder_tier } of upgrades)
    for (const id of linesIn(upgraded_lines))
      counted.set(id, Math.max(counted.get(id) ?? 0, ladder_tier ?? 0))
  return counted
}

/** Whether what was deducted from tiers up to one has been from this, or from one above it. */
export const isCountedFor = (tier: Tier, counted: Tier | undefined) => (counted ?? -1) >= (tier ?? 0)

/** Whether something that these were reduced by has been deducted from others. */
export const areCounted = (upgrades: readonly Upgrade[], counted: CountedTiers) =>
  upgrades.some(({ upgraded_lines, ladder_tier }) =>
    linesIn(upgraded_lines).some((id) => isCountedFor(ladder_tier, counted.get(id))),
  )
