/** What of the totals that a game tells counts. */
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import type { NewStatisticsRow } from './statistics.store.ts'

const SECOND_MS = 1_000
/** Two agents beside one game may read it this far apart: of another than who leads, totals that fall are late ones. */
const LATE_MS = 5 * 60_000
/** By how much time may lag behind the clock, where games write their files down now and then. */
const LAG_MS = 60 * 60_000

const COUNTED = ['playtime', 'kills', 'deaths', 'points'] as const

type Told = Pick<PlayerStatistics, 'playtimeSeconds' | 'kills' | 'deaths' | 'points'>
type Counted = Omit<NewStatisticsRow, 'id' | 'user_id'>

/** The first total counts in full. */
export const firstCount = ({ playtimeSeconds, kills, deaths, points }: Told, time: number) => ({
  told_at: time,
  led_at: time,
  played_until: time,
  told_playtime: playtimeSeconds,
  told_kills: kills,
  told_deaths: deaths,
  told_points: points,
  playtime: playtimeSeconds,
  kills,
  deaths,
  points,
  playtime_at: time,
  kills_at: time,
  points_at: time,
  waiting_kills: 0,
  waiting_deaths: 0,
  waiting_points: 0,
})

/** What stands after an agent told totals once more. One that fell is a new starting point and takes nothing. */
export function countAgain<Row extends Counted>(
  row: Row,
  told: Told,
  { instance, time, jumpBound }: { instance: string; time: number; jumpBound: number },
): Row {
  const totals = {
    playtime: told.playtimeSeconds,
    kills: told.kills,
    deaths: told.deaths,
    points: told.points,
  }
  const isAnother = row.told_by !== instance && Math.abs(time - (row.led_at ?? 0)) < LATE_MS
  // Whoever is behind with one figure is behind with all: else what the other tells next would be counted again.
  if (isAnother && COUNTED.some((figure) => totals[figure] < row[`told_${figure}`])) return row

  const allowed = Math.max(0, Math.floor((time - row.played_until) / SECOND_MS))
  const played = Math.min(allowed, Math.max(0, totals.playtime - row.told_playtime))
  const after = {
    ...row,
    told_by: instance,
    told_at: time,
    led_at: time,
    told_playtime: totals.playtime,
    playtime: cappedSum(row.playtime, played),
    played_until: Math.max(row.played_until + played * SECOND_MS, time - LAG_MS),
  }
  for (const figure of ['kills', 'deaths', 'points'] as const) {
    const earned = Math.max(0, totals[figure] - row[`told_${figure}`])
    after[`told_${figure}`] = totals[figure]
    if (earned > jumpBound) after[`waiting_${figure}`] = cappedSum(row[`waiting_${figure}`], earned)
    else after[figure] = cappedSum(row[figure], earned)
  }
  // Of equals, who was there first stands on top.
  for (const figure of RANKED_FIGURES) if (after[figure] > row[figure]) after[`${figure}_at`] = time
  const leadsStill = row.told_by === instance && time - (row.led_at ?? 0) > LATE_MS / 2
  return isSame(row, after) && !leadsStill ? row : after
}

const isSame = (row: Counted, after: Counted) =>
  COUNTED.every((figure) => row[`told_${figure}`] === after[`told_${figure}`])
