/** PostgreSQL goes and comes back under load, as at a restart or a failover: callers are told, the process goes on. */
import { expect, inject, test } from 'vitest'
import { database } from '#tests/rounds/database/database.round.ts'
import { playRound } from '#tests/rounds/play-round.ts'

test.runIf(inject('engine') === 'postgresql' && process.platform === 'linux')(
  'a database that goes under load is 503 and nothing worse, and is there again without a restart; nothing acknowledged is lost',
  { timeout: 300_000 },
  async () => {
    const sizes = { stops: 1, freezes: 0, locks: 0, callers: 6 }
    expect(await playRound(database, 'postgresql', sizes)).toMatchObject({ verdict: 'passed', faults: [] })
  },
)
