/** Wakes plugins for which something waits: they ask once a minute by themselves. */
import { AppError } from '#server/lib/app-error.ts'
import type { WakeOutcome } from '#shared/contract/games/azlink/azlink-staff.ts'
import type { AzlinkStore } from './azlink.store.ts'
import type { AzlinkSettingsStore, Sleeper } from './azlink-settings.store.ts'
import type { SendWake } from './send-wake.ts'

/** The plugin drops what comes within 5 seconds of its last call. */
const APART_MS = 6_000
/** Where a plugin was woken and did not ask, it is left alone for a while. */
const UNHEARD_MS = 60_000

export type AzlinkWaking = ReturnType<typeof createAzlinkWaking>
export function createAzlinkWaking({
  azlink,
  settings,
  sendWake,
  now,
}: {
  azlink: Pick<AzlinkStore, 'findSettings'>
  settings: AzlinkSettingsStore
  sendWake: SendWake
  now: () => Date
}) {
  const underWay = new Set<Promise<unknown>>()

  function isDue({ woken_at: wokenAt, polled_at: polledAt }: Sleeper, time: number): boolean {
    if (time - polledAt < APART_MS) return false
    if (wokenAt === null || wokenAt > time) return true
    return time - wokenAt >= (wokenAt > polledAt ? UNHEARD_MS : APART_MS)
  }

  return {
    /** Meant to be called every second; waits for nobody's answer. */
    async wakeSleepers(): Promise<void> {
      const time = now().getTime()
      const woken = new Set<number>()
      for (const sleeper of await settings.listSleepers(time)) {
        const { game_server_id: id, wake_host: host, wake_port: port, key_hash: keyHash } = sleeper
        // The key by which it asked last is the one it has.
        if (woken.has(id)) continue
        woken.add(id)
        if (!isDue(sleeper, time) || !(await settings.takeWaking(sleeper, time))) continue
        const sent = sendWake({ host, port, keyHash }).finally(() => underWay.delete(sent))
        underWay.add(sent)
      }
    },

    /** Tells staff what comes of it, and no more: they could read what stands in our network otherwise. */
    async tryWaking(gameServerId: number): Promise<{ outcome: WakeOutcome }> {
      const set = await azlink.findSettings(gameServerId)
      const key = await settings.findKey(gameServerId)
      if (!set?.wake_host || !key) throw new AppError('not_found')
      const status = await sendWake({ host: set.wake_host, port: set.wake_port, keyHash: key.key_hash })
      return { outcome: OUTCOME_BY_STATUS[status ?? 0] ?? 'refused' }
    },

    close: async (): Promise<void> => {
      await Promise.all(underWay)
    },
  }
}

const OUTCOME_BY_STATUS: Record<number, WakeOutcome> = { 200: 'reached', 403: 'other_key', 503: 'not_set_up' }
