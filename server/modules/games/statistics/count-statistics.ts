/** What of the totals that a game tells counts. */
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import type { NewStatisticsRow } from './statistics.store.ts'

const SECOND_MS = 1_000
/** Two agents beside one game may read it this far apart: of another than who told last, a total that falls is a late one. */
const LATE_MS = 5 * 60_000
/** By how much time may lag behind the clock, where games write their files down now and then. */
const LAG_MS = 60 * 60_000

type Told = Pick<PlayerStatistics, 'playtimeSeconds' | 'kills' | 'deaths' | 'points'>
type Counted = Omit<NewStatisticsRow, 'id' | 'user_id'>

/** The first total counts in full. */
export const firstCount = ({ playtimeSeconds, kills, deaths, points }: Told, time: number) => ({
  told_at: time,
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
  const after = { ...row, told_by: instance, told_at: time }
  const isLate = (fallsFrom: number, total: number) =>
    total < fallsFrom && row.told_by !== instance && Math.abs(time - row.told_at) < LATE_MS

  if (!isLate(row.told_playtime, told.playtimeSeconds)) {
    const allowed = Math.max(0, Math.floor((time - row.played_until) / SECOND_MS))
    const played = Math.min(allowed, Math.max(0, told.playtimeSeconds - row.told_playtime))
    after.told_playtime = told.playtimeSeconds
    after.playtime = cappedSum(row.playtime, played)
    after.played_until = Math.max(row.played_until + played * SECOND_MS, time - LAG_MS)
  }
  for (const figure of ['kills', 'deaths', 'points'] as const) {
    if (isLate(row[`told_${figure}`], told[figure])) continue
    const earned = Math.max(0, told[figure] - row[`told_${figure}`])
    after[`told_${figure}`] = told[figure]
    if (earned > jumpBound) after[`waiting_${figure}`] = cappedSum(row[`waiting_${figure}`], earned)
    else after[figure] = cappedSum(row[figure], earned)
  }
  // Of equals, who was there first stands on top.
  for (const figure of RANKED_FIGURES) if (after[figure] > row[figure]) after[`${figure}_at`] = time
  return isSame(row, after) ? row : after
}

const FIGURES = ['told_playtime', 'told_kills', 'told_deaths', 'told_points'] as const
const isSame = (row: Counted, after: Counted) => FIGURES.every((figure) => row[figure] === after[figure])
