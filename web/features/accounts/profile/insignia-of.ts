import { STAFF_RANKS } from '#shared/constants/staff-ranks.ts'

/** The name of the insignia of a staff rank; null for a rank that there is not. */
export function insigniaOf(rank: string): string | null {
  if (!STAFF_RANKS.some((known) => known === rank)) return null
  return rank.startsWith('o5-') ? rank : `staff-${rank}`
}
