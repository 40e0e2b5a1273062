import type { AccountFigures } from '#server/lib/games/account-figures.ts'
import { killsPerDeath } from '#server/lib/games/kills-per-death.ts'
import { shownRank } from '#shared/constants/staff-ranks.ts'

const SECONDS_IN_MINUTE = 60

type OfAccount = {
  rank: string | null
  level: number
  playtime_minutes: number
  kills: number
  deaths: number
}

/** What an account has come to as it is shown: what games told of it, else what it began with. A rank that staff gave hides the tier. */
export function shownFigures(account: OfAccount, figures: AccountFigures | undefined) {
  const { kills, deaths } = figures ?? account
  const playtimeSeconds = figures?.playtimeSeconds ?? account.playtime_minutes * SECONDS_IN_MINUTE
  return {
    level: figures?.level ?? account.level,
    rank: shownRank(account.rank),
    tier: account.rank === null ? (figures?.tier ?? null) : null,
    playtimeSeconds,
    playtimeMinutes: Math.floor(playtimeSeconds / SECONDS_IN_MINUTE),
    kills,
    deaths,
    kdRatio: killsPerDeath(kills, deaths),
    games: figures?.games ?? [],
  }
}
