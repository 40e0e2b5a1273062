/** The calls of the bridge (docs/game-bridge.md), each told as what is to be done about its answer. */

import type { Heartbeat } from '#shared/contract/games/agents/heartbeats.ts'
import type { Claim, Job, Report } from '#shared/contract/games/bridge.ts'
import type { Objectives } from '#shared/contract/games/objectives.ts'
import type { Statistics } from '#shared/contract/games/statistics.ts'

export type Answer<Body> =
  | { kind: 'ok'; body: Body }
  /** The key was ended or mistyped. */
  | { kind: 'bad_key' }
  /** The key is for something else. */
  | { kind: 'missing_scope' }
  /** The site does not take what was said, and will not later. */
  | { kind: 'refused'; why: string }
  /** It may have heard, and did not answer as it should. */
  | { kind: 'away'; why: string; retryAfterMs: number | null }

export type Handed = { serverTime: string; jobs: Job[] }
export type Hello = {
  protocol: number
  gameServer: { id: number; name: string; type: string }
  leaseSeconds: number
  pollSeconds: number
}

const TIMEOUT_MS = 15_000
const SECOND_MS = 1_000

export type Site = ReturnType<typeof createSiteClient>
export function createSiteClient({
  url,
  key,
  instance,
  version,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string
  key: string
  instance: string
  version: string
  timeoutMs?: number
}) {
  async function call<Body>(
    path: string,
    /** What is told; null asks. */
    body: object | null,
    isAsPromised: (body: Partial<Record<keyof Body, unknown>>) => boolean,
    { waitMs = 0, signal }: { waitMs?: number; signal?: AbortSignal } = {},
  ): Promise<Answer<Body>> {
    const inTime = AbortSignal.timeout(timeoutMs + waitMs)
    try {
      const reply = await fetch(`${url}/api/game/v1/${path}`, {
        method: body === null ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== null && { body: JSON.stringify({ instance, ...body }) }),
        // A POST that is led on would arrive as something else.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
      })
      const text = await reply.text()
      if (reply.status === 200) {
        const told = parse(text)
        return told !== null && isAsPromised(told as never)
          ? { kind: 'ok', body: told as Body }
          : away('what answers is not the site')
      }
      return troubleOf(reply, text)
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error }
      return away(inTime.aborted ? 'no answer in time' : (cause?.message ?? message))
    }
  }

  return {
    hello: () =>
      call<Hello>(
        'hello',
        { agent: { name: 'frontland-rcon', version } },
        (body) => typeof body.protocol === 'number' && typeof body.leaseSeconds === 'number',
      ),
    claim: (body: Omit<Claim, 'instance'>, signal?: AbortSignal) =>
      call<Handed>('claim', body, areJobs, {
        waitMs: (body.waitSeconds ?? 0) * SECOND_MS,
        ...(signal && { signal }),
      }),
    held: () => call<Handed>('held', {}, areJobs),
    report: (reports: Report[]) =>
      call<{ results: unknown[] }>('report', { reports }, ({ results }) => Array.isArray(results)),
    heartbeat: (body: Omit<Heartbeat, 'instance'>) => call<object>('heartbeat', body, () => true),
    objectives: () =>
      call<Objectives>(
        'objectives',
        null,
        ({ objectives, playtimeUnit }) =>
          typeof objectives === 'object' && objectives !== null && typeof playtimeUnit === 'string',
      ),
    stats: (body: Omit<Statistics, 'instance'>) =>
      call<{ accepted: number; unknown: string[] }>('stats', body, ({ accepted }) =>
        Number.isInteger(accepted),
      ),
  }
}

const away = (why: string, retryAfterMs: number | null = null) =>
  ({ kind: 'away', why, retryAfterMs }) as const

function troubleOf({ status, headers }: Response, text: string): Exclude<Answer<never>, { kind: 'ok' }> {
  const { code, message, fields } = (parse(text) ?? {}) as {
    code?: string
    message?: string
    fields?: object
  }
  if (status === 401 && code === 'bad_key') return { kind: 'bad_key' }
  if (status === 403 && code === 'missing_scope') return { kind: 'missing_scope' }
  if (status === 400 && code !== undefined)
    return { kind: 'refused', why: `${message ?? code} ${fields ? JSON.stringify(fields) : ''}`.trim() }
  const to = headers.get('location')
  if (to !== null) return away(`it leads on to ${to}: FRONTLAND_URL has to be the address that answers`)
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return away(`it answers ${status}`, Number.isFinite(seconds) ? seconds * SECOND_MS : null)
}

function parse(text: string): object | null {
  try {
    const body = JSON.parse(text) as unknown
    return typeof body === 'object' && body !== null ? body : null
  } catch {
    return null
  }
}

function areJobs({ serverTime, jobs }: Partial<Record<keyof Handed, unknown>>): boolean {
  return typeof serverTime === 'string' && Array.isArray(jobs) && jobs.every(isJob)
}

function isJob(value: unknown): value is Job {
  const job = value as Partial<Job> | null
  return (
    typeof job?.id === 'string' &&
    !/\s/.test(job.id) &&
    Number.isInteger(job.attempt) &&
    typeof job.command === 'string' &&
    typeof job.player?.name === 'string' &&
    typeof job.requires?.freeSlots === 'number' &&
    typeof job.leaseUntil === 'string'
  )
}
