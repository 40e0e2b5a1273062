/** PostgreSQL goes, comes back, stands still and is locked while callers never pause. */
import pg from 'pg'
import { withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { type ApiProcess, runApiProcess } from '#tests/harness/run-api-process.ts'
import { createCaller } from '#tests/rounds/calls.ts'
import { brokenInvariants } from '#tests/rounds/invariants.ts'
import { cannotRun, type Place, type Round } from '#tests/rounds/round.ts'
import { type Load, startLoad } from './under-load.ts'

const GOOD = [200, 201]
/** What a caller may be told meanwhile; anything else is a fault. */
const ALLOWED = new Set([...GOOD, 503])
const ENOUGH = 10
const PATIENCE_MS = 40_000
const RECOVERY_MS = 5_000
/** Of a statement, and some for a busy machine. */
const LONGEST_MS = 20_000

type Postgres = NonNullable<Place['postgres']>
type DatabaseSizes = { stops: number; freezes: number; locks: number; callers: number }
type Trouble = {
  name: string
  /** Which size says how often. */
  times: keyof DatabaseSizes
  begin(postgres: Postgres): Promise<() => Promise<unknown>>
}

const TROUBLES: readonly Trouble[] = [
  ...(['fast', 'immediate'] as const).map((mode) => ({
    name: `stopped (${mode})`,
    times: 'stops' as const,
    begin: async (postgres: Postgres) => {
      await postgres.halt(mode)
      return () => postgres.resume()
    },
  })),
  {
    name: 'frozen',
    times: 'freezes',
    begin: async (postgres) => {
      postgres.freeze()
      return async () => postgres.thaw()
    },
  },
  {
    name: 'locked',
    times: 'locks',
    begin: async ({ url }) => {
      const locker = new pg.Client({ connectionString: url })
      await locker.connect()
      await locker.query('begin; lock table feedback in access exclusive mode')
      return () => locker.end()
    },
  },
]

export const database: Round<DatabaseSizes> = {
  name: 'database',
  rule: 'PostgreSQL stopped (fast, immediate), frozen and locked under load: callers are told 503 and nothing worse, and again served within 5 s of its return without a restart; what is not locked is served meanwhile; nothing acknowledged is lost',
  engines: ['postgresql'],
  sizes: { stops: 5, freezes: 5, locks: 5, callers: 12 },
  async play({ address, postgres }, sizes) {
    if (!postgres || process.platform !== 'linux')
      return cannotRun('it needs a PostgreSQL of its own on Linux')
    const api = await runApiProcess(address)
    const faults: string[] = []
    const recoveries = new Map<string, number[]>()
    try {
      const cookie = await administratorCookie(address)
      const load = startLoad(createCaller(api.url, { cookie }), sizes.callers)
      try {
        for (const trouble of TROUBLES)
          for (let time = 0; time < sizes[trouble.times]; time++) {
            const took = await endure(trouble, postgres, load, api, faults)
            recoveries.set(trouble.name, [...(recoveries.get(trouble.name) ?? []), took])
          }
      } finally {
        postgres.thaw()
        await load.end()
      }
      faults.push(...(await complaints(load, address)))
    } finally {
      await api.end('SIGKILL')
    }
    const slowest = [...recoveries].map(
      ([name, took]) =>
        `${name} ${took.length} times, back after ${Math.round(Math.max(...took))} ms at most`,
    )
    return { seen: slowest.join('; '), faults }
  },
}

/** One trouble from its begin to the return of all callers; the milliseconds of that return. */
async function endure(trouble: Trouble, postgres: Postgres, load: Load, api: ApiProcess, faults: string[]) {
  await load.until(GOOD, ENOUGH, PATIENCE_MS)
  const end = await trouble.begin(postgres)
  try {
    await load.until([503], ENOUGH, PATIENCE_MS)
    const health = await createCaller(api.url)('GET', '/health')
    if (health?.status !== 200) faults.push(`${trouble.name}: the process is not alive (${health?.status})`)
    const ready = await createCaller(api.url)('GET', '/ready')
    const isReady = ready?.status === 200
    if (isReady !== (trouble.times === 'locks'))
      faults.push(`${trouble.name}: /api/ready said ${ready?.status}`)
  } finally {
    await end()
  }
  const took = await load.until([201], ENOUGH, PATIENCE_MS)
  if (took > RECOVERY_MS) faults.push(`${trouble.name}: served again only after ${Math.round(took)} ms`)
  return took
}

async function complaints({ told, written }: Load, address: Place['address']): Promise<string[]> {
  const others = told.filter(({ status }) => !ALLOWED.has(status))
  const slow = told.filter(({ milliseconds }) => milliseconds > LONGEST_MS)
  return withDatabase(address, async (database) => {
    const rows = await database.query.selectFrom('feedback').select('id').execute()
    const kept = new Set(rows.map(({ id }) => id))
    return [
      ...others.map(({ status }) => (status === 0 ? 'a call was not answered' : `a call was told ${status}`)),
      ...slow.map(({ milliseconds }) => `a call waited for ${Math.round(milliseconds)} ms`),
      ...written.filter((id) => !kept.has(id)).map((id) => `review ${id} is lost`),
      ...(await brokenInvariants(database, address.dataDir)),
    ]
  })
}
