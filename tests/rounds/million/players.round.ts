/** What the games tell of very many players: a million rows of figures, and a million users among whom is searched. */
import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { startProduct } from '#tests/product/start-product.ts'
import { type Caller, createCaller } from '#tests/rounds/calls.ts'
import { quantile } from '#tests/rounds/quantile.ts'
import type { Round } from '#tests/rounds/round.ts'
import { type FilledPlayers, fillPlayers, HIDDEN_BEGINNING } from './fill-players.ts'
import { fillUsers } from './fill-users.ts'

const TURNS = 40
/** Pages of each kind that are opened before anything is measured. */
const WARM_UP = 60
const TOLD_AT_ONCE = 500
/** Milliseconds that half of the calls may take. */
const SEARCH = 50
const RENDERING = 20
const TELLING = 100

/** Letters with which names begin: of very many, of a few, of nobody, and of those who hide. */
const SEARCHES = ['ka', 'mcka', 'kazuro', 'mcкаро', 'волкцарь', 'nobodyiscalledso', HIDDEN_BEGINNING]

export const players: Round<{ users: number; players: number }> = {
  name: 'players',
  rule: `among a million users a search takes ${SEARCH} ms; with a million rows of figures a player's page and each page of a leaderboard are rendered first in ${RENDERING} ms once the program is warm, and 500 players are told in ${TELLING} ms (half of the calls)`,
  engines: ['sqlite', 'postgresql'],
  sizes: { users: 1_000_000, players: 100_000 },
  async play({ address }, sizes) {
    await (await runApiProcess(address)).end('SIGTERM')
    const filled = await fill(address, sizes)
    await cleanUp(address)
    const { key, seconds } = await openKeyAndRank(address, filled)
    await cleanUp(address)
    const product = await startProduct({
      environment: {
        DATA_DIR: address.dataDir,
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      },
    })
    const faults: string[] = []
    const times: string[] = []
    try {
      const call = createCaller(`${product.url}/api`)
      const measure = async (
        what: string,
        limit: number,
        of: (turn: number) => Promise<number | undefined>,
      ) => {
        const taken: number[] = []
        for (let turn = 0; turn < TURNS; turn++) {
          const started = performance.now()
          const status = await of(turn)
          taken.push(performance.now() - started)
          if (status !== 200) faults.push(`${what} was told ${status}`)
        }
        const half = quantile(taken)
        times.push(`${what} ${half.toFixed(1)}`)
        if (half > limit) faults.push(`${what} takes ${half.toFixed(1)} ms, ${limit} are allowed`)
      }
      const open = async (path: string) => (await fetch(product.url + path)).status
      // A process that has just begun is slow whatever is in the tables.
      await open('/')
      for (let turn = TURNS; turn < TURNS + WARM_UP; turn++) {
        await open(`/players/${filled.shown[turn]}`)
        await open(`/leaderboards?page=${turn + 1}`)
      }
      // What was asked once is remembered: blanks at the end make another question of it.
      for (const text of SEARCHES)
        await measure(`search ${text}`, SEARCH, async (turn) => {
          const search = encodeURIComponent(text + ' '.repeat(turn))
          return (await call('GET', `/players?search=${search}`))?.status
        })
      await measure('a player’s page', RENDERING, (turn) => open(`/players/${filled.shown[turn]}`))
      await measure('a leaderboard’s page', RENDERING, (turn) => open(`/leaderboards?page=${turn + 1}`))
      await measure('the same far behind', RENDERING, (turn) =>
        open(`/leaderboards?page=${Math.max(1, Math.floor(sizes.players / 110) - turn)}`),
      )
      await measure('500 players told', TELLING, (turn) => tell(call, key, filled.told, turn))
    } finally {
      await product.kill()
    }
    return { seen: `the tables of all were made in ${seconds} s; in ms: ${times.join(', ')}`, faults }
  },
}

async function fill(address: Address, { users, players }: { users: number; players: number }) {
  return withDatabase(address, (database) => {
    const now = Date.now()
    return database.exclusive(async () => {
      await fillUsers(database, users, now)
      return fillPlayers(database, players, now)
    })
  })
}

/** As a database that runs on does by itself sooner or later, which would be in the middle of what is measured. */
async function cleanUp(address: Address): Promise<void> {
  await withDatabase(address, async (database) => {
    // Longer than any visitor may wait.
    const statements =
      database.engine === 'sqlite'
        ? ['pragma wal_checkpoint(truncate)']
        : ['set statement_timeout = 0', 'vacuum analyze', 'checkpoint', 'reset statement_timeout']
    await database.query.connection().execute(async (connection) => {
      for (const statement of statements) await sql.raw(statement).execute(connection)
    })
  })
}

/** The key of a game server, once every player stands in the tables; `seconds` is how long that took. */
async function openKeyAndRank(address: Address, { gameServers }: FilledPlayers) {
  const started = performance.now()
  const api = await runApiProcess(address)
  try {
    const cookie = await administratorCookie(address, { isConfirmed: true })
    const made = await createCaller(api.url, { cookie })('POST', `/admin/servers/${gameServers[0]}/keys`, {
      name: 'Main',
      scopes: ['report'],
    })
    await withDatabase(address, async ({ query }) => {
      while (await query.selectFrom('standing_changes').select('id').limit(1).executeTakeFirst())
        await pass(500)
    })
    return { key: String(made?.body.key), seconds: Math.round((performance.now() - started) / 1_000) }
  } finally {
    await api.end('SIGTERM')
  }
}

/** Totals that rise, of other players each time. */
async function tell(call: Caller, key: string, names: readonly string[], turn: number) {
  const players = names.slice(turn * TOLD_AT_ONCE, (turn + 1) * TOLD_AT_ONCE).map((name) => ({
    name,
    ...{ playtimeSeconds: 5_000_000, kills: 20_100, deaths: 30_100, points: 500_100 },
  }))
  const answer = await call(
    'POST',
    '/game/v1/stats',
    { instance: 'main', players },
    { authorization: `Bearer ${key}` },
  )
  if (answer?.status === 200 && answer.body.accepted !== TOLD_AT_ONCE)
    throw new Error(`of ${TOLD_AT_ONCE} players ${answer.body.accepted} were heard`)
  return answer?.status
}
