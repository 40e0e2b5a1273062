/** Tells the site what players have done since, once the game has written it down. */
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import { createGrowingPause, pass } from './site/growing-pause.ts'
import type { Site } from './site/site-client.ts'
import type { Speaker } from './speaker.ts'
import type { StatsWatch } from './stats/watch-stats.ts'

const AT_ONCE = 500
/** They are looked for as often where nobody tells that they were written; a game writes down all of them so often. */
const EVERY_MS = 300_000
/** Those of all players are written one after the other. */
const SETTLE_MS = 5_000
const PAUSE_MAX_MS = 60_000

export function createTellStatistics({
  watch,
  site,
  speaker,
  everyMs = EVERY_MS,
  settleMs = SETTLE_MS,
  pauseMaxMs = PAUSE_MAX_MS,
}: {
  watch: StatsWatch
  site: Pick<Site, 'stats'>
  speaker: Speaker
  everyMs?: number
  settleMs?: number
  pauseMaxMs?: number
}) {
  const pause = createGrowingPause(pauseMaxMs)

  async function listUntold(): Promise<PlayerStatistics[]> {
    try {
      const players = await watch.listUntold()
      speaker.over('statistics', 'Statistics can be read again.')
      return players
    } catch (error) {
      speaker.trouble('statistics', `Statistics cannot be read: ${(error as Error).message}`)
      return []
    }
  }

  /** Runs until it is stopped, or the key is not for figures. */
  return async (stop: AbortSignal): Promise<void> => {
    while (!stop.aborted) {
      // From before they are read, so that nothing is missed that is written meanwhile.
      const written = watch.untilWritten()
      const players = await listUntold()
      for (let from = 0; from < players.length && !stop.aborted; ) {
        const some = players.slice(from, from + AT_ONCE)
        const answer = await site.stats({ players: some })
        if (answer.kind === 'missing_scope') {
          speaker.say('This key is not for statistics (scope report): none are told.')
          written.close()
          return
        }
        if (answer.kind === 'ok' || answer.kind === 'refused') {
          // What is at fault is told again when it has changed.
          if (answer.kind === 'refused') speaker.say(`Statistics are not taken: ${answer.why}`)
          watch.told(some)
          from += AT_ONCE
          pause.reset()
        } else await pause.pass(stop, answer.kind === 'bad_key' ? pauseMaxMs : (answer.retryAfterMs ?? 0))
      }
      await pass(everyMs, AbortSignal.any([stop, written.signal]))
      written.close()
      if (written.signal.aborted) await pass(settleMs, stop)
    }
  }
}
