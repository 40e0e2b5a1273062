/** A community of a million: what the public and staff ask for most, one call after the other. */
import { sql } from 'kysely'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { createCaller } from '#tests/rounds/calls.ts'
import { quantile } from '#tests/rounds/quantile.ts'
import type { Round } from '#tests/rounds/round.ts'
import { fillUsers, RARE_NAME } from './fill-users.ts'

const WARM_UP = 2
const TURNS = 15
/** Milliseconds that half of the calls may take (docs/decisions/0012). */
const DASHBOARD = 50
const LIST = 100
/** What has to look at very many rows. */
const WIDE = 300

/** What is asked for, and its limit. */
const calls = (users: number): readonly (readonly [string, number])[] => [
  ['/news', DASHBOARD],
  ['/servers', DASHBOARD],
  ['/feedback', DASHBOARD],
  ['/profile', DASHBOARD],
  ['/admin/stats', DASHBOARD],
  ['/admin/activity', DASHBOARD],
  ['/admin/pending', DASHBOARD],
  ['/admin/user-registrations', DASHBOARD],
  ['/admin/user-registrations-heatmap', DASHBOARD],
  ['/admin/users', LIST],
  ['/admin/users?sort=username-asc', LIST],
  ['/admin/users?page=400', LIST],
  [`/admin/users?page=${Math.ceil(users / 25)}`, WIDE],
  ['/admin/users?role=admin', LIST],
  [`/admin/users?search=${RARE_NAME.slice(1)}`, LIST],
  [`/admin/users?search=player.${Math.floor(users / 2)}@`, LIST],
  [`/admin/users?search=${encodeURIComponent('шамедьцарь')}`, LIST],
  [`/admin/users?search=${encodeURIComponent('волк')}`, WIDE],
  ['/admin/users?search=gmail.com', WIDE],
  ['/admin/users?search=nosuchplayer', LIST],
  ['/admin/users?search=qw', LIST],
]

export const million: Round<{ users: number }> = {
  name: 'million',
  rule: `with a million users the dashboard and what the public asks for take ${DASHBOARD} ms, lists and usual searches ${LIST} ms, the widest ${WIDE} ms at most (half of the calls); signing up still works`,
  engines: ['sqlite', 'postgresql'],
  sizes: { users: 1_000_000 },
  async play({ address }, { users }) {
    await (await runApiProcess(address)).end('SIGTERM')
    await fill(address, users)
    const api = await runApiProcess(address)
    const faults: string[] = []
    const slowest = { path: '', milliseconds: 0 }
    try {
      const call = createCaller(api.url, { cookie: await administratorCookie(address) })
      for (const [path, limit] of calls(users)) {
        const times: number[] = []
        for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
          const started = performance.now()
          const reply = await call('GET', path)
          times.push(performance.now() - started)
          if (reply?.status !== 200) faults.push(`${path} was told ${reply?.status}`)
        }
        const half = Math.round(quantile(times.slice(WARM_UP)))
        if (half > limit) faults.push(`${decodeURIComponent(path)} takes ${half} ms, ${limit} are allowed`)
        if (half > slowest.milliseconds) Object.assign(slowest, { path, milliseconds: half })
      }
      const newcomer = {
        username: 'newcomer',
        email: 'newcomer@example.org',
        password: 'long enough for them',
      }
      const reply = await createCaller(api.url)('POST', '/register', newcomer)
      if (reply?.status !== 201) faults.push(`signing up was told ${reply?.status}`)
    } finally {
      await api.end('SIGKILL')
    }
    const what = `${decodeURIComponent(slowest.path)} ${slowest.milliseconds} ms`
    return { seen: `${users} users, ${calls(users).length} calls, the slowest ${what}`, faults }
  },
}

function fill(address: Address, users: number): Promise<void> {
  return withDatabase(address, async (database) => {
    await database.exclusive(() => fillUsers(database, users, Date.now()))
    const afterwards = database.engine === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze'
    await sql.raw(afterwards).execute(database.query)
  })
}
