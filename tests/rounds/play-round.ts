import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '#server/db/engine.ts'
import { startOwnPostgres } from '#tests/postgres/start-postgres.ts'
import { quickFolder } from '#tests/quick-folder.ts'
import { CANNOT_RUN, type Place, type Result, type Round, type Sight, type Sizes } from './round.ts'

/** Plays a round once, on a database of its own that goes afterwards. What a round throws is a fault. */
export async function playRound<S extends Sizes>(
  round: Round<S>,
  engine: Engine,
  sizes: Partial<S> = {},
): Promise<Result> {
  const started = performance.now()
  const sight = await withPlace(engine, (place) => round.play(place, { ...round.sizes, ...sizes })).then(
    (seen) => ({ ...seen, verdict: seen.faults.length === 0 ? ('passed' as const) : ('failed' as const) }),
    told,
  )
  const seconds = Math.round((performance.now() - started) / 1000)
  return { round: round.name, engine, seconds, ...sight }
}

function told(error: Error): Sight & Pick<Result, 'verdict'> {
  if (error.name === CANNOT_RUN) return { verdict: 'not run', seen: error.message, faults: [] }
  return { verdict: 'failed', seen: 'ended early', faults: [error.stack ?? error.message] }
}

async function withPlace<T>(engine: Engine, work: (place: Place) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(quickFolder(), 'frontland-prove-'))
  const postgres = engine === 'postgresql' ? await startOwnPostgres({ kind: 'durable' }) : null
  try {
    return await work({
      postgres,
      address: { dataDir, ...(postgres && { databaseUrl: postgres.url }) },
    })
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
