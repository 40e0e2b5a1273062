import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { answered, MINECRAFT, notProbed, ROBLOX, silent, startProber } from '#tests/harness/prober.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000

test('a game server that was never asked is unknown, and one that does not exist is not found', async () => {
  const { anonymous } = await createTestApp()
  const status = (await anonymous.call('GET', '/servers/1/status')).json<GameServerStatus>()
  expect(status).toMatchObject({
    online: false,
    players: 0,
    maxPlayers: 0,
    state: 'unknown',
    checkedAt: null,
  })
  const history = (await anonymous.call('GET', '/servers/1/history')).json<GameServerHistory>()
  expect(history).toEqual({ day: [], maintenance: [], record: null, uptime7Days: null, uptime30Days: null })
  expect((await anonymous.call('GET', '/servers/99/status')).statusCode).toBe(404)
  expect((await anonymous.call('GET', '/servers/99/history')).statusCode).toBe(404)
})

test('a hidden server is not told of, and a declared state is told within a second', async () => {
  const prober = await startProber()
  await prober.probe(answered(5))
  await prober.database.query
    .updateTable('game_servers')
    .set({ is_hidden: 1 })
    .where('id', '=', ROBLOX)
    .execute()
  await prober.database.query
    .updateTable('game_servers')
    .set({ declared_state: 'maintenance' })
    .where('id', '=', MINECRAFT)
    .execute()
  const told: [number, string][] = []
  prober.service.onChange((id, status) => told.push([id, status.state]))
  prober.clock.now += 1_000
  await prober.service.refresh()
  expect(told).toEqual([[MINECRAFT, 'maintenance']])
  expect([...prober.service.listShown().keys()]).toEqual([MINECRAFT])
})

test('the stream tells of a change as it happens, and ends with the server', async () => {
  const { app } = await createTestApp({
    probeGameServers: async (servers) => new Map(servers.map((server) => [server.id, answered(42)])),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/servers/events`)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')

  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('"players":42')) text += (await reader.read()).value ?? ''
  expect(text).toMatch(/event: status\ndata: \{"id":\d,"status":\{/)
  const closed = once(app.server, 'close')
  await app.close()
  await closed
  for (;;) if ((await reader.read()).done) break
})

test('the measured uptime takes the place of the text that staff wrote, after a day of history', async () => {
  const { app, database, anonymous, clock, administrator } = await createTestApp({
    probeGameServers: async () => new Map(),
  })
  const hour = Math.floor(clock.now.getTime() / (60 * MINUTE_MS))
  const sample = { samples: 60, players_sum: 0, players_max: 0 }
  const hours = (server_id: number, count: number, online_samples: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...sample,
      server_id,
      hour: hour - index,
      online_samples,
    }))
  await database.query
    .insertInto('game_server_hours')
    .values([
      ...hours(MINECRAFT, 26, 45),
      { ...sample, server_id: MINECRAFT, hour: hour - 20 * 24, online_samples: 0 },
      // Not yet a day, and one of long ago.
      ...hours(ROBLOX, 20, 45),
      { ...sample, server_id: ROBLOX, hour: hour - 31 * 24, online_samples: 0 },
    ])
    .execute()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const shown = async () =>
    (await anonymous.call('GET', '/servers')).json<{ uptime: string }[]>().map(({ uptime }) => uptime)
  await expect.poll(shown, { timeout: 5_000 }).toEqual(['72.2%', '99.9%'])
  expect((await anonymous.call('GET', '/servers/1/history')).json()).toMatchObject({
    uptime7Days: 75,
    uptime30Days: 72.2,
  })
  const staff = (await (await administrator()).call('GET', '/admin/servers')).json<{ uptime: string }[]>()
  expect(staff[0]?.uptime).toBe('99.9%')
})

test('each game server is told of in a line, players only of one that is online', async () => {
  const prober = await startProber()
  await prober.probe(answered(87))
  await prober.probe(notProbed, ROBLOX)
  const [minecraft, roblox] = await prober.service.listGlances()
  expect(minecraft).toEqual({
    id: MINECRAFT,
    name_server: 'FrontLand: Zombie Apocalypse',
    type: 'minecraft',
    ip: 'play.frontland.example:25565',
    modes: ['survival'],
    state: 'online',
    players: 87,
    maxPlayers: 200,
  })
  expect(roblox).toMatchObject({ id: ROBLOX, type: 'roblox', modes: [], state: 'unknown', players: 0 })
  await prober.database.query.updateTable('game_servers').set({ is_hidden: 1 }).execute()
  expect(await prober.service.listGlances()).toEqual([])
})

test('cached pages are dropped for another state at once, and for no count of players', async () => {
  const prober = await startProber()
  const { service, clock, timesAnnounced, answers } = prober
  await prober.probe(answered(1))
  const before = timesAnnounced()
  const follow = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      clock.now += 1_000
      answers.set(MINECRAFT, answered((clock.now / 1_000) % 1_000))
      await prober.lease.renew()
      await service.refresh()
    }
  }
  await follow(180)
  expect(timesAnnounced() - before).toBe(0)
  const quiet = timesAnnounced()
  await prober.database.query
    .updateTable('game_servers')
    .set({ declared_state: 'maintenance' })
    .where('id', '=', ROBLOX)
    .execute()
  await follow(1)
  expect(timesAnnounced() - quiet).toBe(1)
})

test('a clock that is put back stops no question', async () => {
  const prober = await startProber()
  await prober.probe(answered(1))
  const probed = prober.timesProbed()
  prober.clock.now -= 5 * 60 * MINUTE_MS
  expect(await prober.probe(answered(2))).toMatchObject({ players: 2 })
  expect(prober.timesProbed() - probed).toBe(1)
  for (let times = 0; times < 3; times++) await prober.probe(silent)
  expect(await prober.state(MINECRAFT)).toMatchObject({ state: 'offline' })
})
