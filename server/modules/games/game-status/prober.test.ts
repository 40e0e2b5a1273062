import { expect, test } from 'vitest'
import { PLAYERS_MAX } from '#shared/constants/game-servers.ts'
import { answered, MINECRAFT, notProbed, ROBLOX, silent, startProber } from '#tests/harness/prober.ts'
import type { ProbeResult } from './probe.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test('a game server is asked every 30 seconds, not more often', async () => {
  const prober = await startProber()
  await prober.service.refresh()
  await prober.service.refresh()
  prober.clock.now += 29_999
  await prober.service.refresh()
  expect(prober.timesProbed()).toBe(1)
  prober.clock.now += 1
  await prober.service.refresh()
  expect(prober.timesProbed()).toBe(2)
})

test('a server that was added, or moved, is asked at once, and the others are left alone', async () => {
  const prober = await startProber()
  await prober.service.refresh()
  expect(prober.lastProbed()).toEqual([MINECRAFT, ROBLOX])
  const { query } = prober.database
  const { id: _, ...row } = await query
    .selectFrom('game_servers')
    .selectAll()
    .where('id', '=', MINECRAFT)
    .executeTakeFirstOrThrow()
  const added = await query.insertInto('game_servers').values(row).returning('id').executeTakeFirstOrThrow()
  prober.clock.now += 1_000
  await prober.service.refresh()
  expect([prober.timesProbed(), prober.lastProbed()]).toEqual([2, [added.id]])
  await query.updateTable('game_servers').set({ ip: 'other.example' }).where('id', '=', MINECRAFT).execute()
  await prober.service.refresh()
  await prober.service.refresh()
  expect([prober.timesProbed(), prober.lastProbed()]).toEqual([3, [MINECRAFT]])
})

test('three failures in a row make a server offline; until then the last good figures stay, with their age', async () => {
  const prober = await startProber()
  const online = await prober.probe(answered(7))
  expect(online).toMatchObject({ state: 'online', online: true, players: 7, maxPlayers: 200, latencyMs: 12 })

  for (const _ of [1, 2]) {
    const kept = await prober.probe(silent)
    expect(kept).toMatchObject({ state: 'online', players: 7, answeredAt: online.answeredAt })
    expect(kept.checkedAt).not.toBe(online.checkedAt)
  }
  const gone = await prober.probe(silent)
  expect(gone).toMatchObject({ state: 'offline', online: false, players: 0, answeredAt: online.answeredAt })

  expect(await prober.probe(answered(1))).toMatchObject({ state: 'online', players: 1 })
  expect(await prober.probe(silent)).toMatchObject({ state: 'online' })
})

test('a server that boasts of more players than there can be is told as full, and kept like every other', async () => {
  const prober = await startProber()
  expect(await prober.probe(answered(3_000_000_000_000))).toMatchObject({
    state: 'online',
    players: PLAYERS_MAX,
  })
  expect((await prober.service.getHistory(MINECRAFT)).record?.players).toBe(PLAYERS_MAX)
})

test('a server that cannot be asked becomes unknown, never offline', async () => {
  const prober = await startProber()
  expect(await prober.state(ROBLOX)).toMatchObject({ state: 'unknown', online: false, checkedAt: null })
  await prober.probe(answered(120), ROBLOX)
  await prober.probe(notProbed, ROBLOX)
  await prober.probe(notProbed, ROBLOX)
  expect(await prober.probe(notProbed, ROBLOX)).toMatchObject({
    state: 'unknown',
    online: false,
    players: 120,
  })
})

test('only the holder of the lease asks; another process shows what it found and follows within ten seconds', async () => {
  const prober = await startProber()
  const other = prober.createProcess()
  await prober.probe(answered(5))
  await other.lease.renew()
  expect(other.lease.isHeld).toBe(false)
  await other.service.refresh()
  expect(await other.state(MINECRAFT)).toMatchObject({ state: 'online', players: 5 })
  expect(prober.timesProbed()).toBe(1)

  prober.clock.now += 10_000
  await other.lease.renew()
  expect(other.lease.isHeld).toBe(true)
  await prober.lease.renew()
  expect(prober.lease.isHeld).toBe(false)
})

test('a process that stops hands the lease on at once', async () => {
  const prober = await startProber()
  const other = prober.createProcess()
  await prober.lease.release()
  await other.lease.renew()
  expect(other.lease.isHeld).toBe(true)
})

test('a deleted game server is forgotten, also while it is being asked', async () => {
  const prober = await startProber()
  await prober.probe(answered(5))
  const { query } = prober.database
  prober.whileProbed.run = async () => {
    await query.deleteFrom('game_servers').where('id', '=', MINECRAFT).execute()
  }
  await prober.probe(answered(1), ROBLOX)
  expect(prober.lastProbed()).toContain(MINECRAFT)
  expect([...prober.service.listShown().keys()]).toEqual([ROBLOX])
  await expect(prober.state(MINECRAFT)).rejects.toMatchObject({ code: 'not_found' })
  await prober.probe(answered(2), ROBLOX)
  expect(prober.lastProbed()).toEqual([ROBLOX])
})

test('history keeps a sample a minute, the record, and from one day on the uptime', async () => {
  const prober = await startProber()
  await prober.probe(answered(10))
  await prober.probe(answered(90))
  let history = await prober.service.getHistory(MINECRAFT)
  expect(history).toMatchObject({ uptime7Days: null, uptime30Days: null })
  expect(history.day.length).toBeGreaterThan(0)

  prober.clock.now += DAY_MS
  for (const result of [answered(40), silent, silent, silent]) {
    prober.clock.now += MINUTE_MS
    await prober.probe(result)
  }
  prober.clock.now += 5 * MINUTE_MS
  await prober.probe(silent)
  history = await prober.service.getHistory(MINECRAFT)
  expect(history.record?.players).toBe(90)
  const minutes = await prober.database.query.selectFrom('game_server_minutes').selectAll().execute()
  const online = minutes.filter((minute) => minute.is_online === 1).length
  expect(history.uptime7Days).toBe(Math.round((online / minutes.length) * 1000) / 10)
  expect(prober.service.uptimeOf(MINECRAFT)).toBe(history.uptime30Days)
})

/** Announces maintenance of the Minecraft server, in minutes from now. */
function announceMaintenance(
  { database, clock }: Awaited<ReturnType<typeof startProber>>,
  from: number,
  to: number,
) {
  const [starts_at, ends_at] = [clock.now + from * MINUTE_MS, clock.now + to * MINUTE_MS]
  return database.query
    .insertInto('maintenance_windows')
    .values({ server_id: MINECRAFT, starts_at, ends_at, note_ru: '', note_en: '' })
    .execute()
}

test("maintenance by date is told as it begins and as it ends, with nobody's hand", async () => {
  const prober = await startProber()
  const told: string[] = []
  prober.service.onChange((id, status) => id === MINECRAFT && told.push(`${status.state} ${status.players}`))
  await prober.probe(answered(5))
  await announceMaintenance(prober, 10, 20)
  for (let minute = 0; minute < 25; minute++) {
    prober.clock.now += MINUTE_MS
    await prober.service.refresh()
  }
  const states = told.filter((state, index) => state !== told[index - 1])
  expect(states).toEqual(['online 5', 'maintenance 0', 'online 5'])
})

test('time inside declared maintenance is neither up nor down', async () => {
  const prober = await startProber()
  await prober.probe(answered(10))
  prober.clock.now += DAY_MS
  await announceMaintenance(prober, 5, 65)
  const begins = prober.clock.now + 5 * MINUTE_MS
  const watch = async (minutes: number, result: ProbeResult) => {
    for (let minute = 0; minute < minutes; minute++) {
      prober.clock.now += MINUTE_MS / 2
      await prober.probe(result)
    }
  }
  await watch(5, answered(10))
  await watch(58, silent)
  expect(await prober.state(MINECRAFT)).toMatchObject({ state: 'maintenance' })
  prober.clock.now += 2 * MINUTE_MS
  await watch(10, answered(10))
  const history = await prober.service.getHistory(MINECRAFT)
  expect(history).toMatchObject({ uptime7Days: 100, uptime30Days: 100 })
  expect(history.maintenance).toEqual([
    { startsAt: new Date(begins).toISOString(), endsAt: new Date(begins + 60 * MINUTE_MS).toISOString() },
  ])
  expect(history.day.every((quarter) => quarter.isOnline)).toBe(true)

  // The same silence without an announcement counts.
  await watch(60, silent)
  const after = await prober.service.getHistory(MINECRAFT)
  expect(after.uptime7Days).toBeLessThan(50)
})

test('what is declared without a date is not measured either', async () => {
  const prober = await startProber()
  await prober.probe(answered(1))
  await prober.database.query
    .updateTable('game_servers')
    .set({ declared_state: 'development' })
    .where('id', '=', MINECRAFT)
    .execute()
  for (let minute = 0; minute < 5; minute++) {
    prober.clock.now += MINUTE_MS
    await prober.probe(answered(50))
  }
  const minutes = await prober.database.query.selectFrom('game_server_minutes').selectAll().execute()
  expect(minutes.map(({ players }) => players)).toEqual([1])
  expect((await prober.service.getHistory(MINECRAFT)).record?.players).toBe(1)
})

test('by the default interval a server that stops is offline within two minutes, at the worst of jitter', async () => {
  const prober = await startProber({ random: () => 1 })
  await prober.probe(answered(7))
  prober.answers.set(MINECRAFT, silent)
  const stoppedAt = prober.clock.now
  while ((await prober.state(MINECRAFT)).state === 'online') {
    prober.clock.now += 1_000
    await prober.lease.renew()
    await prober.service.refresh()
  }
  // Each question of the three may wait for an answer in vain for three seconds more.
  expect(prober.clock.now - stoppedAt + 3 * 3_000).toBeLessThanOrEqual(120_000)
})

test('minutes are kept for two days', async () => {
  const prober = await startProber()
  await prober.probe(answered(1))
  prober.clock.now += 2 * DAY_MS + MINUTE_MS
  await prober.probe(answered(1))
  const minutes = await prober.database.query.selectFrom('game_server_minutes').selectAll().execute()
  expect(minutes).toHaveLength(1)
})
