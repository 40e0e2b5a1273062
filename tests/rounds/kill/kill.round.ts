/** The process is killed in the middle of its work, again and again. */

import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { createCaller } from '#tests/rounds/calls.ts'
import { brokenInvariants } from '#tests/rounds/invariants.ts'
import type { Round } from '#tests/rounds/round.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { write } from './writer.ts'

const LOOK_EVERY_MS = 5

export const kill: Round<{ rounds: number; writers: number; writes: number }> = {
  name: 'kill',
  rule: 'kill -9 amid mixed writes: nothing acknowledged is lost; references, counts, the log of changes, unique names and published files are whole',
  engines: ['sqlite', 'postgresql'],
  /** `writes`: how many are acknowledged before each kill. */
  sizes: { rounds: 50, writers: 8, writes: 100 },
  async play({ address }, { rounds, writers, writes }) {
    const ledger = createLedger()
    const faults: string[] = []
    let cookie = ''
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      const api = await runApiProcess(address)
      try {
        cookie ||= await administratorCookie(address)
        const call = createCaller(api.url, { cookie })
        const enough = ledger.acknowledged + writes
        const look = setInterval(() => {
          if (ledger.acknowledged >= enough) api.process.kill('SIGKILL')
        }, LOOK_EVERY_MS)
        await Promise.all(
          Array.from({ length: writers }, (_, writer) => write(call, ledger, round, writer)),
        ).finally(() => clearInterval(look))
      } finally {
        await api.end('SIGKILL')
      }
      faults.push(
        ...ledger.surprises,
        ...(await losses(address, ledger)).map((what) => `round ${round + 1}: ${what}`),
      )
    }
    const again = await runApiProcess(address)
    const health = await createCaller(again.url)('GET', '/ready')
    if (health?.status !== 200) faults.push(`after the last kill /api/ready said ${health?.status}`)
    if ((await again.end('SIGTERM')) !== 0) faults.push('after the last kill it did not end well')
    return { seen: `${rounds} kills, ${ledger.acknowledged} acknowledged writes`, faults }
  },
}

/** What was acknowledged and is not there, and what does not hold. */
function losses(address: Address, ledger: Ledger): Promise<string[]> {
  return withDatabase(address, async (database) => {
    const { query } = database
    const reviews = new Set((await query.selectFrom('feedback').select('id').execute()).map(({ id }) => id))
    const users = await query.selectFrom('users').select(['id', 'username']).execute()
    const named = new Map(users.map(({ id, username }) => [username, id]))
    const told = new Set([
      ...(await query.selectFrom('verification_tokens').select('user_id').execute()).map(
        (row) => row.user_id,
      ),
      ...(await query.selectFrom('pending_mail').select('user_id').execute()).map((row) => row.user_id),
    ])
    const images = new Set(
      (await query.selectFrom('images').select('path').execute()).map(({ path }) => path),
    )
    const releases = await query.selectFrom('launcher_releases').select(['id', 'sha256']).execute()
    const sums = new Map(releases.map(({ id, sha256 }) => [id, sha256]))
    const rows = await query.selectFrom('news').select(['id', 'version', 'title_en', 'deleted_at']).execute()
    const news = new Map(rows.map((row) => [row.id, row]))
    return [
      ...[...ledger.reviews].filter((id) => !reviews.has(id)).map((id) => `review ${id} is lost`),
      ...[...ledger.accounts].filter((name) => !named.has(name)).map((name) => `account ${name} is lost`),
      ...[...ledger.accounts]
        .filter((name) => named.has(name) && !told.has(named.get(name) ?? 0))
        .map((name) => `the letter to ${name} is lost`),
      ...[...ledger.images].filter((path) => !images.has(path)).map((path) => `picture ${path} is lost`),
      ...[...ledger.releases]
        .filter(([id, sum]) => sums.get(id) !== sum)
        .map(([id]) => `release ${id} is lost`),
      ...[...ledger.news].flatMap(([id, { version, title, isDeleted }]) => {
        const row = news.get(id)
        if (!row || row.version < version || (isDeleted && row.deleted_at === null))
          return `news ${id} is lost`
        return row.version === version && row.title_en !== title ? `news ${id} is half written` : []
      }),
      ...(await brokenInvariants(database, address.dataDir)),
    ]
  })
}
