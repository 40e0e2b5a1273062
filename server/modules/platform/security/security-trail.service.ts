/** The trail of who came in, or tried to: for the log of the process at once, for staff a moment later. */
import { LRUCache } from 'lru-cache'
import { AppError } from '#server/lib/app-error.ts'
import { atMost } from '#server/lib/concurrency/at-most.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { shortenAddress } from '#server/lib/net/network-of.ts'
import { timesOfDays } from '#server/lib/times-of-days.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import {
  SECURITY_ADDRESSES_KEPT_DAYS,
  SECURITY_EVENTS_KEPT_DAYS,
  type SecurityEventKind,
  SUSPICIOUS_EVENTS,
} from '#shared/constants/security/security-events.ts'
import type { SecurityEvent, SecurityEventsSearch } from '#shared/contract/platform/security-events.ts'
import type { NewSecurityEvent, SecurityEventRow, SecurityEventsStore } from './security-events.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An attack by many shall fill neither memory nor disk. */
const WAITING_MAX = 5_000
const KEPT_MAX = 500_000
const WRITTEN_AT_ONCE = 200
const SHORTENED_AT_ONCE = 1_000
/** Who asks again and again for what is refused is told of once a minute. */
const REFUSED_AGAIN_MS = 60_000

export type SecurityTrail = ReturnType<typeof createSecurityTrail>
export function createSecurityTrail({
  events,
  origin,
  log,
  timeZone,
  now,
}: {
  events: SecurityEventsStore
  /** Where the call that is being answered comes from. */
  origin: () => { address: string; device: string | null } | null
  log: Record<'info' | 'warn', (facts: object, message: string) => void>
  /** By whose clock days are counted: the community's. */
  timeZone: () => Promise<string>
  now: () => Date
}) {
  const waiting: NewSecurityEvent[] = []
  const refusals = new LRUCache<string, true>({ ...atMost(WAITING_MAX), ttl: REFUSED_AGAIN_MS })
  let writing: Promise<void> = Promise.resolve()

  /** Writes down what happened to an account, or to none; costs the call nothing. Call it once what happened is kept. */
  function note(kind: SecurityEventKind, userId: number | null, detail: string | null = null): void {
    const { address = null, device = null } = origin() ?? {}
    if (kind === 'permission_refused') {
      const refusal = `${userId} ${address} ${detail}`
      if (refusals.has(refusal)) return
      refusals.set(refusal, true)
    }
    const level = SUSPICIOUS_EVENTS.has(kind) ? 'warn' : 'info'
    log[level]({ security: kind, address, userId, detail }, 'security event')
    if (waiting.length >= WAITING_MAX) waiting.shift()
    waiting.push({ at: now().getTime(), kind, user_id: userId, network: address, device, detail })
  }

  /** Keeps what was noted; what cannot be written is tried again the next time. */
  function flush(): Promise<void> {
    writing = writing.catch(() => {}).then(writeAll)
    return writing
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const due = waiting.slice(0, WRITTEN_AT_ONCE)
      await events.insert(due)
      waiting.splice(0, due.length)
    }
  }

  return {
    note,
    flush,

    /** @throws {AppError} `not_allowed` where a network is looked for that the reader may not see */
    async list({ page, from, to, ...search }: SecurityEventsSearch, reader: CurrentUser) {
      const isWhole = seesPersonalData(reader)
      if (search.network && !isWhole) throw new AppError('not_allowed')
      await flush()
      const filter = {
        ...search,
        ...timesOfDays({ from, to }, await timeZone()),
      }
      const rows = await events.list(filter, STAFF_PAGE_SIZE, (page - 1) * STAFF_PAGE_SIZE)
      const data = rows.map((row) => present(row, isWhole))
      return { data, total: await events.count(filter), page, pageSize: STAFF_PAGE_SIZE }
    },

    /** Forgets what is old, and of addresses all but their networks. */
    async forgetOld(): Promise<void> {
      const time = now().getTime()
      await events.removeBefore(time - SECURITY_EVENTS_KEPT_DAYS * DAY_MS, KEPT_MAX)
      const shortened = time - SECURITY_ADDRESSES_KEPT_DAYS * DAY_MS
      for (const address of await events.listAddressesBefore(shortened, SHORTENED_AT_ONCE))
        await events.replaceNetworkBefore(shortened, address, shortenAddress(address))
    },
  }
}

function present({ user_id, username, at, ...event }: SecurityEventRow, isWhole: boolean): SecurityEvent {
  const user = user_id === null || username === null ? null : { id: user_id, username }
  return { ...event, ...(!isWhole && { network: null, device: null }), at: new Date(at).toISOString(), user }
}
