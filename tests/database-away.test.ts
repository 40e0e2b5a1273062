/** PostgreSQL goes and comes back under load, as at a restart or a failover: callers are told, the process goes on. */
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { openWay } from '#tests/harness/open-way.ts'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'

const CALLERS = 6
const ENOUGH = 10
const PATIENCE = { timeout: 30_000, interval: 10 }
/** What a caller may be told; anything else is a fault. */
const EXPECTED = new Set([200, 201, 503])

test.runIf(inject('engine') === 'postgresql')(
  'a database that goes under load is 503 and nothing worse, and is there again without a restart; nothing acknowledged is lost',
  { timeout: 150_000 },
  async () => {
    const address = await emptyAddress()
    const way = await openWay(address.databaseUrl ?? '')
    const api = await startApiProcess({ ...address, databaseUrl: way.url })
    const cookie = await administratorCookie(address)
    const written: number[] = []
    const counts = new Map<number, number>()
    const count = (status: number) => counts.get(status) ?? 0
    let isOver = false

    async function call(caller: number): Promise<void> {
      for (let round = 0; !isOver; round++) {
        const isWrite = (caller + round) % 3 > 0
        const reply = await fetch(`${api.url}/${isWrite ? 'feedback' : 'profile'}`, {
          headers: { cookie, 'content-type': 'application/json' },
          ...(isWrite && { method: 'POST', body: JSON.stringify({ message: `${caller} ${round}` }) }),
        })
        const body = (await reply.json()) as { id: number }
        if (reply.status === 201) written.push(body.id)
        counts.set(reply.status, count(reply.status) + 1)
      }
    }
    const callers = Array.from({ length: CALLERS }, (_, caller) => call(caller))
    const more = async (status: number) => {
      const before = count(status)
      await vi.waitFor(() => expect(count(status)).toBeGreaterThan(before + ENOUGH), PATIENCE)
    }

    await more(201)
    // As `pg_ctl stop -m fast` does to whoever is connected …
    const operator = new pg.Client({ connectionString: address.databaseUrl })
    await operator.connect()
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await operator.end()
    await more(201)
    // … and `-m immediate`: nobody is there any more.
    way.cut()
    await more(503)
    await way.restore()
    await more(201)
    isOver = true
    await Promise.all(callers)

    expect([...counts.keys()].filter((status) => !EXPECTED.has(status))).toEqual([])
    const kept = await withDatabase(address, ({ query }) =>
      query.selectFrom('feedback').select('id').execute(),
    )
    const ids = new Set(kept.map(({ id }) => id))
    expect(written.filter((id) => !ids.has(id))).toEqual([])
    expect(api.process.exitCode).toBeNull()
  },
)
