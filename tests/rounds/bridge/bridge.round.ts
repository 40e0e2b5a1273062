/** The bridge: what is sold reaches the games, provably once, whatever dies on the way. */
import { setTimeout as pass } from 'node:timers/promises'
import { createChance } from '#tests/rounds/random.ts'
import type { Place, Round, Sight } from '#tests/rounds/round.ts'
import { judge, withStory } from './judge.ts'
import { MOMENTS } from './moments.ts'
import { createSale } from './sale.ts'
import { readKept, type Standing } from './site-books.ts'
import { createStaff } from './staff.ts'
import { openStage, type Stage, type StageSizes } from './stage.ts'
import type { Program } from './ways.ts'

const LOOK_MS = 500
/** How long what was sold is waited for before more is. */
const WAVE_MS = 30_000
const QUIET_MS = 30_000
/** More than any lease lasts, and than anything is put off. */
const LEAP_MS = 11 * 60_000
const LEAPS_MAX = 12
/** So many times as much is sold at most, as long as deaths have not come: on a slow machine fewer come to each moment. */
const PATIENCE = 4
const LEAP_EVERY = 12

/** `sites`, `kills`: how often the site and agents die at each moment; `wave`: what is sold at a time. */
type BridgeSizes = StageSizes & { jobs: number; databases: number; wave: number }

export const bridge: Round<BridgeSizes> = {
  name: 'bridge',
  rule: 'agents, the site and its database are killed between commit and answer (the site before a byte of it has left), answer and journal, journal and run, run and journal, journal and report, report and its answer: what may not run twice has not, nothing is lost, whatever is done ran, whatever ran is done, failed with its output or in review, what is cancelled or waits never ran. The game is the judge; the seed repeats it',
  engines: ['sqlite', 'postgresql'],
  sizes: { jobs: 10_000, kills: 100, sites: 25, databases: 20, servers: 2, wave: 120, seed: 20_261_125 },
  play: playBridge,
}

/** `program` takes the place of the agent that is shipped. */
export async function playBridge(
  { address, postgres }: Place,
  sizes: BridgeSizes,
  program?: Program,
): Promise<Sight> {
  const { seed, jobs, wave } = sizes
  const stage = await openStage(address, sizes, program)
  const { site, cookie, hasRun } = stage
  try {
    const chance = createChance(seed)
    const sale = createSale(chance, address, stage.shops, site.now)
    const staff = createStaff(chance, { address, siteUrl: site.url, cookie, hasRun })
    let databases = 0
    for (
      let waves = 1;
      sale.sold.length < jobs || (stage.deathsLeft() > 0 && sale.sold.length < PATIENCE * jobs);
      waves++
    ) {
      await sale.sell(wave)
      await sale.refund()
      if (chance.percent(50)) await staff.cancelOne()
      stage.haveGuest(chance.percent(60))
      if (databases < sizes.databases * Math.min(1, sale.sold.length / jobs)) {
        databases++
        if (postgres) {
          await postgres.halt('immediate')
          await postgres.resume()
        } else site.kill()
      }
      await until(
        () => stage.stand(),
        ({ ready }) => ready < wave / 5,
        WAVE_MS,
      )
      await staff.decideUnknown(5)
      if (waves % LEAP_EVERY === 0) await leap(stage)
    }
    const unkilled = stage.deathsLeft()
    await settle(stage)
    const kept = await readKept(address)
    const faults = [
      ...judge(sale.sold, kept, stage.books()).map((fault) => withStory(fault, kept)),
      ...stage.complaints(),
      ...staff.faults,
      ...(unkilled > 0 ? [`${unkilled} deaths never came`] : []),
    ]
    const states = [...Map.groupBy(kept, ({ state }) => state)].map(
      ([state, all]) => `${all.length} ${state}`,
    )
    const deaths = MOMENTS.map((moment) => `${moment} ${stage.deaths.get(moment) ?? 0}`).join(', ')
    return {
      seen: `seed ${seed}; ${kept.length} commands: ${states.join(', ')}; deaths between ${deaths}; of those and others the site's ${site.deaths()}, the database's ${databases}; ${staff.done.cancelled} cancelled and ${staff.done.decided} decided by staff`,
      faults,
    }
  } finally {
    await stage.end()
  }
}

/** Puts the site's clock on once nobody holds anything: what they held would be another's by then. */
async function leap(stage: Stage): Promise<void> {
  const { site, everyWay } = stage
  await everyWay((way) => way.rest(true))
  await until(
    () => stage.stand(),
    ({ out }) => out === 0,
    QUIET_MS,
  )
  await site.leap(LEAP_MS)
  await everyWay((way) => way.rest(false))
}

/** Until nothing more happens though everybody lives and is there. */
async function settle(stage: Stage): Promise<void> {
  const { haveMercy, haveGuest } = stage
  haveMercy()
  haveGuest(true)
  for (let leaps = 0; leaps < LEAPS_MAX; leaps++) {
    const { later } = await until(
      () => stage.stand(),
      ({ ready, out }) => ready + out === 0,
      2 * QUIET_MS,
    )
    if (later === 0) return
    await leap(stage)
  }
}

/** What was read last, as soon as it is as it should be, at the latest after `patience`. */
async function until(
  read: () => Promise<Standing>,
  isEnough: (standing: Standing) => boolean,
  patience: number,
): Promise<Standing> {
  for (const end = performance.now() + patience; ; await pass(LOOK_MS)) {
    const standing = await read()
    if (isEnough(standing) || performance.now() > end) return standing
  }
}
