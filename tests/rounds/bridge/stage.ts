/** A site, game servers of every kind with a program beside each, and what is to die of them. */
import { join } from 'node:path'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { createCaller } from '#tests/rounds/calls.ts'
import { createChance } from '#tests/rounds/random.ts'
import { keepSite } from './keep-site.ts'
import { createFate, type Death, type Fate, MOMENTS, type Moment, shareDeaths } from './moments.ts'
import { PLAYERS } from './sale.ts'
import { numberOf, readStanding } from './site-books.ts'
import { KINDS, type Kind, openWay, type Program, type Way } from './ways.ts'

export type StageSizes = { kills: number; sites: number; servers: number; seed: number }
type Place = { id: number; kind: Kind; key: string }

export type Stage = Awaited<ReturnType<typeof openStage>>
export async function openStage(address: Address, sizes: StageSizes, program?: Program) {
  const site = keepSite(address)
  const cast: { id: number; kind: Kind; way: Way; fate: Fate }[] = []
  const deaths = new Map<Moment, number>()
  let hasGuest = false

  async function enter({ id, kind, key }: Place, plan: readonly Death[], nth: number): Promise<void> {
    const fate = createFate(plan, {
      kill: (victim) => (victim === 'site' ? site.kill() : way.kill()),
      note: (moment) => void deaths.set(moment, (deaths.get(moment) ?? 0) + 1),
    })
    const folder = join(address.dataDir, `game-${nth}`)
    const way = await openWay({ kind, key, folder, site, fate, program })
    way.join(PLAYERS.here)
    cast.push({ id, kind, way, fate })
  }

  const end = async () => {
    await Promise.all(cast.map(({ way }) => way.stop()))
    await site.end()
  }
  let cookie = ''
  try {
    await site.url()
    cookie = await administratorCookie(address, { isConfirmed: true })
    const kinds = KINDS.flatMap((kind) => Array<Kind>(sizes.servers).fill(kind))
    const places = await openGameServers(address, `${await site.url()}/api`, cookie, kinds)
    // AzLink has no second look.
    const ofAzlink = MOMENTS.filter((moment) => moment !== 'answer and journal')
    const plans = shareDeaths(
      createChance(sizes.seed),
      { agent: sizes.kills, site: sizes.sites },
      kinds.map((kind) => ({ moments: kind === 'azlink' ? ofAzlink : MOMENTS })),
    )
    for (const [nth, place] of places.entries()) await enter(place, plans[nth] ?? [], nth)
  } catch (error) {
    await end()
    throw error
  }

  return {
    site,
    cookie,
    end,
    deaths: deaths as ReadonlyMap<Moment, number>,
    shops: cast.map(({ id, kind }) => ({ id, hasSlots: kind !== 'azlink' })),
    deathsLeft: () => cast.reduce((sum, { fate }) => sum + fate.left(), 0),
    /** From now on nobody dies. */
    haveMercy: () => cast.forEach(({ fate }) => void fate.end()),
    everyWay: (work: (way: Way) => unknown) => Promise.all(cast.map(({ way }) => work(way))),
    /** Whether the guest is in every game. */
    haveGuest(isThere: boolean): void {
      hasGuest = isThere
      for (const { way } of cast) isThere ? way.join(PLAYERS.guest) : way.leave(PLAYERS.guest)
    },
    stand: () =>
      readStanding(address, site.now().getTime(), hasGuest ? [PLAYERS.away] : [PLAYERS.away, PLAYERS.guest]),
    hasRun: (gameServerId: number, number: number) =>
      cast.some(({ id, way }) => id === gameServerId && numbersOf(way).includes(number)),
    /** What each game has run. */
    books: () => new Map(cast.map(({ id, way }) => [id, numbersOf(way)])),
    complaints: () => cast.flatMap(({ way }) => way.complaints()),
  }
}

const numbersOf = (way: Way) => way.commands().map(numberOf)

/** One for each kind, with a key for its agent. */
async function openGameServers(
  address: Address,
  api: string,
  cookie: string,
  kinds: readonly Kind[],
): Promise<Place[]> {
  const ids = await withDatabase(address, async ({ query }) => {
    const [first] = await query.selectFrom('game_servers').selectAll().orderBy('id').limit(1).execute()
    if (!first) throw new Error('there is no game server to copy')
    const { id: _, ...columns } = first
    const rows = kinds.map((kind, nth) => ({ ...columns, name_server: `${kind} ${nth}` }))
    return query.insertInto('game_servers').values(rows).returning('id').execute()
  })
  const call = createCaller(api, { cookie })
  const places: Place[] = []
  for (const [nth, { id }] of ids.entries()) {
    const body = { name: 'Main', scopes: ['deliver', 'report'] }
    const made = await call('POST', `/admin/servers/${id}/keys`, body)
    if (made?.status !== 201) throw new Error(`a key was refused with ${made?.status}`)
    places.push({ id, kind: kinds[nth] ?? 'shipped', key: String(made.body.key) })
  }
  return places
}
