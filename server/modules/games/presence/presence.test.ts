import { expect, test } from 'vitest'
import type { AgentInstance } from '#shared/contract/games/agents/heartbeats.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { silent } from '#tests/harness/prober.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { callClaim, claim, first, openWithAgent } from '#tests/shop/agents.ts'

const SECOND = 1_000
const LOOK_MS = 1_000
const LEASE_RENEWAL_MS = 2_000
const ALICE = '11111111-1111-4111-8111-111111111111'
const OFFLINE = '33333333-3333-3333-8333-333333333333'

const players = (...names: string[]) => names.map((name) => ({ name }))
const callBeat = (agent: TestClient, body: object = {}) =>
  agent.call('POST', '/game/v1/heartbeat', { body: { instance: 'a', online: [], maxPlayers: 100, ...body } })

async function open() {
  let asked = 0
  const opened = await openWithAgent({
    probeGameServers: async (servers) => {
      if (servers.some(({ id }) => id === 1)) asked++
      return new Map(servers.map(({ id }) => [id, silent]))
    },
  })
  const { site, staff, key } = opened
  const { agent: teller } = await key(1, ['report'])
  const beat = async (body: object = {}, by = teller) => {
    const reply = await callBeat(by, body)
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    return reply.json<{ serverTime: string }>()
  }
  const pass = async (milliseconds: number) => {
    site.clock.advance(milliseconds)
    await site.runBackgroundWork(LEASE_RENEWAL_MS)
    await site.runBackgroundWork(LOOK_MS)
  }
  const status = async (id = 1) =>
    (await site.anonymous.call('GET', `/servers/${id}/status`)).json<GameServerStatus>()
  const instances = async () => (await staff.call('GET', '/admin/servers/1/agents')).json<AgentInstance[]>()
  return { ...opened, timesAsked: () => asked, teller, beat, pass, status, instances }
}

test('a heartbeat is the state of its game server within a second, and of no other', async () => {
  const { site, beat, pass, status } = await open()
  await pass(0)
  expect(await status()).toMatchObject({ state: 'unknown' })
  const told = await beat({ online: players('Alice', 'Bob'), maxPlayers: 60, version: 'Paper 1.21' })
  expect(told.serverTime).toBe(site.clock.now.toISOString())
  await pass(SECOND)
  expect(await status()).toMatchObject({
    state: 'online',
    online: true,
    players: 2,
    maxPlayers: 60,
    version: 'Paper 1.21',
  })
  expect(await status(2)).toMatchObject({ state: 'unknown', players: 0 })
})

test('what several instances name is counted once, as long as each has told in the last 90 seconds', async () => {
  const { beat, pass, status } = await open()
  await beat({ online: players('Alice', 'Bob'), maxPlayers: 40 })
  await pass(30 * SECOND)
  await beat({ instance: 'b', online: players('ALICE', 'Carol'), maxPlayers: 20 })
  await pass(SECOND)
  expect(await status()).toMatchObject({ players: 3, maxPlayers: 40 })
  await pass(60 * SECOND)
  await beat({ instance: 'b', online: players('ALICE', 'Carol'), maxPlayers: 20 })
  await pass(SECOND)
  expect(await status()).toMatchObject({ players: 2, maxPlayers: 20 })
})

test('whoever tells is not asked; 90 seconds after the last word the game server is asked again', async () => {
  const { timesAsked, beat, pass, status } = await open()
  await pass(SECOND)
  const before = timesAsked()
  for (let times = 0; times < 6; times++) {
    await beat({ online: players('Alice') })
    await pass(30 * SECOND)
  }
  expect([timesAsked(), (await status()).state]).toEqual([before, 'online'])
  await pass(61 * SECOND)
  expect(timesAsked()).toBe(before + 1)
  for (let times = 0; times < 4; times++) await pass(60 * SECOND)
  expect(await status()).toMatchObject({ online: false })
})

test('minutes of which an agent tells count as time online, as often as those in which the site asks', async () => {
  const { site, beat, pass } = await open()
  for (let times = 0; times < 20; times++) {
    await beat({ online: players('Alice', 'Bob') })
    await pass(15 * SECOND)
  }
  const rows = await site.database.query
    .selectFrom('game_server_minutes')
    .select(['is_online', 'players'])
    .where('server_id', '=', 1)
    .where('players', '>', 0)
    .execute()
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(rows.length).toBeLessThanOrEqual(6)
  expect(rows.every((row) => row.is_online === 1 && row.players === 2)).toBe(true)
})

test('a clock that is put back holds nothing for longer', async () => {
  const { timesAsked, beat, pass, status } = await open()
  await beat({ online: players('Alice') })
  await pass(SECOND)
  const before = timesAsked()
  await pass(-3_600 * SECOND)
  expect(timesAsked()).toBe(before + 1)
  await beat({ instance: 'b', online: players('Bob') })
  await pass(SECOND)
  expect(await status()).toMatchObject({ players: 1 })
})

test('a body at fault tells nothing, and names what is wrong', async () => {
  const { teller, agent, status, pass } = await open()
  const wrong = await callBeat(teller, { online: players('Alice', 'x;op me') })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    400,
    { fields: { 'online.1.name': expect.stringContaining('Minecraft') } },
  ])
  const roblox = await callBeat(teller, { online: players('A_name_of_Roblox_20') })
  expect(roblox.statusCode).toBe(400)
  const many = Array.from({ length: 5_001 }, (_, at) => ({ name: `p${at}` }))
  for (const [body, fields] of [
    [{ maxPlayers: -1 }, { maxPlayers: 'At least 0' }],
    [{ maxPlayers: 1e9 }, { maxPlayers: 'At most 1000000' }],
    [{ tps: 'fast' }, { tps: 'Expected a number, received a string' }],
    [{ instance: '' }, { instance: 'Required' }],
    [{ online: many }, { online: 'Number of entries at most 5000' }],
  ] as const) {
    const reply = await callBeat(teller, body)
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
  }
  expect(errorCode(await callBeat(agent))).toBe('missing_scope')
  await pass(SECOND)
  expect(await status()).toMatchObject({ state: 'unknown', players: 0 })
})

test('5,000 players are taken, also when several instances tell at once', async () => {
  const { teller, pass, status } = await open()
  const many = Array.from({ length: 5_000 }, (_, at) => ({ name: `player_${at}`, uuid: ALICE }))
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((instance) => callBeat(teller, { instance, online: many, maxPlayers: 9_000 })),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await pass(SECOND)
  expect(await status()).toMatchObject({ players: 5_000, maxPlayers: 9_000 })
})

test('whatever an instance tells, it has called', async () => {
  const { site, teller, pass, instances } = await open()
  const named = async () => (await instances()).map(({ instance }) => instance)
  await teller.call('POST', '/game/v1/stats', { body: { instance: 'counts', players: [] } })
  await teller.call('POST', '/game/v1/names', {
    body: { instance: 'names', code: 'AAAA2222', name: 'Alice' },
  })
  expect((await named()).sort()).toEqual(['counts', 'names'])
  await pass(25 * 60 * 60 * SECOND)
  await site.runBackgroundWork(60 * 60 * SECOND)
  expect(await named()).toEqual([])
})

test('staff see which programs called in the last day, and what they told while it counts', async () => {
  const { site, agent, beat, pass, instances } = await open()
  await agent.call('POST', '/game/v1/hello', {
    body: { instance: 'night', agent: { name: 'Paper plugin', version: '1.4' } },
  })
  await pass(SECOND)
  await beat({ online: players('Alice'), maxPlayers: 50, tps: 19.98, version: 'Paper 1.21' })
  const heardAt = site.clock.now.toISOString()
  expect(await instances()).toEqual([
    {
      instance: 'a',
      keyName: 'Main',
      agent: null,
      heardAt,
      isPolling: false,
      heartbeat: { players: 1, maxPlayers: 50, version: 'Paper 1.21', tps: 19.98 },
    },
    {
      instance: 'night',
      keyName: 'Main',
      agent: 'Paper plugin 1.4',
      heardAt: expect.any(String),
      isPolling: false,
      heartbeat: null,
    },
  ])
  site.clock.advance(91 * SECOND)
  expect((await instances())[0]).toMatchObject({ instance: 'a', isPolling: false, heartbeat: null })
  site.clock.advance(24 * 3_600 * SECOND)
  await site.runBackgroundWork(60 * 60 * SECOND)
  expect(await instances()).toEqual([])
})

test('a command that names a UUID gets the one under which the game last named the player, and waits without', async () => {
  const { site, staff, agent, beat } = await open()
  const mayCommand = await site.player('Ops', [
    'access_admin_panel',
    'manage_deliveries',
    'send_game_commands',
  ])
  const sent = await mayCommand.call('POST', '/admin/deliveries', {
    body: { gameServerId: 1, player: { name: 'Alice' }, command: 'lp user {uuid} parent add elite' },
  })
  expect([sent.statusCode, staff !== undefined]).toEqual([201, true])
  expect(await claim(agent)).toEqual([])
  await beat({ online: [{ name: 'ALICE', uuid: OFFLINE }] })
  await beat({ online: [] })
  expect(first(await claim(agent)).command).toBe(`lp user ${OFFLINE} parent add elite`)
})

test('whom an agent names when it claims is remembered too', async () => {
  const { site, agent } = await open()
  await callClaim(agent, { online: [{ name: 'Alice', uuid: ALICE }] })
  const seen = await site.database.query.selectFrom('seen_players').selectAll().execute()
  expect(seen).toMatchObject([{ game_server_id: 1, player: 'Alice', player_uuid: ALICE }])
  await callClaim(agent, { online: [{ name: 'Bob', uuid: OFFLINE }] })
  site.clock.advance(31 * SECOND)
  await callClaim(agent, { online: [{ name: 'Bob' }] })
  expect(
    (await site.database.query.selectFrom('seen_players').select('player').orderBy('player').execute()).map(
      ({ player }) => player,
    ),
  ).toEqual(['Alice', 'Bob'])
})
