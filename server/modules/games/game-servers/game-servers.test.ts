import { expect, test } from 'vitest'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { GameServer, StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { createTestApp, errorCode, TEST_CONFIG } from '#tests/harness/test-app.ts'

const draft = {
  name_server: 'Front Line',
  type: 'minecraft',
  ip: 'mc.front.example:25570',
  description_ru: 'Линия фронта',
  description_en: 'The front line',
  difficulty: 'hardcore',
  features_ru: 'survival,clans',
  features_en: 'survival,clans',
  icon: 'Skull',
  uptime: '99.5%',
  players: '0/64',
}

test('a new site shows a Minecraft and a Roblox server', async () => {
  const { anonymous } = await createTestApp()
  const servers = (await anonymous.call('GET', '/servers')).json<GameServer[]>()
  expect(servers.map((server) => server.type)).toEqual(['minecraft', 'roblox'])
  expect(servers.map((server) => server.players)).toEqual(['0/200', '0/500'])
})

test('staff add a game server behind the others, change it and delete it', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const created = await admin.call('POST', '/admin/servers', { body: draft })
  expect(created.statusCode).toBe(201)
  const server = created.json<GameServer>()
  expect(server).toEqual({
    ...draft,
    id: expect.any(Number),
    edition: 'java',
    universeId: null,
    isHidden: false,
    declaredState: null,
    version: 1,
  })
  const list = (await anonymous.call('GET', '/servers')).json<GameServer[]>()
  const { isHidden: _, declaredState: __, ...kept } = created.json<StaffGameServer>()
  const shown = { ...kept, isUptimeMeasured: false, maintenance: [], languages: ['ru', 'en'] }
  expect(list.at(-1)).toEqual(shown)
  expect((await anonymous.call('GET', `/servers/${server.id}`)).json()).toEqual(shown)

  const changed = await admin.call('PUT', `/admin/servers/${server.id}`, {
    body: { uptime: '98%', version: 1 },
  })
  expect(changed.json()).toEqual({ ...server, uptime: '98%', version: 2 })

  expect((await admin.call('DELETE', `/admin/servers/${server.id}`)).statusCode).toBe(204)
  expect((await anonymous.call('GET', `/servers/${server.id}`)).statusCode).toBe(404)
  expect((await admin.call('DELETE', `/admin/servers/${server.id}`)).statusCode).toBe(404)
})

test('a change that brings a stale version is a conflict and changes nothing', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const change = (name_server: string) =>
    admin.call('PUT', '/admin/servers/1', { body: { name_server, version: 1 } })
  expect((await change('First')).statusCode).toBe(200)
  expect(errorCode(await change('Second'))).toBe('conflict')
  expect((await anonymous.call('GET', '/servers/1')).json()).toMatchObject({ name_server: 'First' })
})

test('an unknown game server has neither card nor status', async () => {
  const { anonymous, administrator } = await createTestApp()
  for (const path of ['/servers/999', '/servers/999/status', '/servers/0', '/servers/x', '/servers/1.5'])
    expect((await anonymous.call('GET', path)).statusCode).toBe(404)
  const admin = await administrator()
  expect((await admin.call('PUT', '/admin/servers/999', { body: { uptime: '1%' } })).statusCode).toBe(404)
})

test('an address is one that the game can be joined at', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const answers = async (type: string, addresses: string[]) => {
    const statuses = []
    for (const ip of addresses)
      statuses.push((await admin.call('POST', '/admin/servers', { body: { ...draft, type, ip } })).statusCode)
    return statuses
  }
  const right = [
    'play.front.example:25565',
    'play.front.example',
    '203.0.113.7:1',
    'xn--e1afmkfd.example:65535',
  ]
  expect(await answers('minecraft', right)).toEqual(right.map(() => 201))
  const wrong = [
    'play.front.example:0',
    'play.front.example:65536',
    'play front.example:25565',
    '-front.example:25565',
    'https://front.example',
    'front.example:25565/path',
    'front..example',
    'javascript:alert(1)',
    '',
    `${'a'.repeat(260)}.example`,
  ]
  expect(await answers('minecraft', wrong)).toEqual(wrong.map(() => 400))

  const pages = ['https://www.roblox.com/games', 'https://www.roblox.com/games/123/SCP-Front?privateServer=a']
  expect(await answers('roblox', pages)).toEqual(pages.map(() => 201))
  const foreign = [
    'http://www.roblox.com/games',
    'https://www.roblox.com.evil.example/games',
    'https://www.roblox.com@evil.example/',
    'https://roblox.com/games',
    'play.front.example:25565',
    'javascript:alert(1)',
  ]
  expect(await answers('roblox', foreign)).toEqual(foreign.map(() => 400))
})

test('a change keeps address and type in agreement', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const change = (body: object) => admin.call('PUT', '/admin/servers/1', { body })
  const reply = await change({ type: 'roblox' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json<ApiErrorBody>().fields).toEqual({
    ip: 'For Minecraft give an address such as play.example.org or 1.2.3.4:25566, for Roblox the link of the game, https://www.roblox.com/games/…',
  })
  expect((await change({ ip: 'https://www.roblox.com/games' })).statusCode).toBe(400)
  expect((await change({ type: 'roblox', ip: 'https://www.roblox.com/games' })).statusCode).toBe(200)
})

test('every other field keeps to its rule', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const wrong = {
    name_server: ['', '  ', 'a\nb', 'a'.repeat(81)],
    type: ['other', ''],
    difficulty: ['insane'],
    features_ru: ['survival,flying'],
    features_en: ['Survival'],
    icon: ['Banana', 'swords'],
    uptime: ['99.9', 'often', '100.1%', '999%', '-1%'],
    players: ['12', '12/', 'a/b', '-1/5'],
    description_ru: ['я'.repeat(1001)],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const reply = await admin.call('POST', '/admin/servers', { body: { ...draft, [field]: value } })
      expect([field, value, reply.statusCode, Object.keys(reply.json<ApiErrorBody>().fields ?? {})]).toEqual([
        field,
        value,
        400,
        [field],
      ])
    }
  const right = { features_ru: '', features_en: 'survival, clans', uptime: '100%', players: '12/200' }
  expect((await admin.call('POST', '/admin/servers', { body: { ...draft, ...right } })).statusCode).toBe(201)
})

test('a hidden server is seen by staff only', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  await admin.call('PUT', '/admin/servers/1', { body: { isHidden: true } })
  const shown = (await anonymous.call('GET', '/servers')).json<GameServer[]>()
  expect(shown.map((server) => server.id)).toEqual([2])
  for (const path of ['/servers/1', '/servers/1/status', '/servers/1/history'])
    expect((await anonymous.call('GET', path)).statusCode).toBe(404)
  const all = (await admin.call('GET', '/admin/servers')).json<StaffGameServer[]>()
  expect(all.map((server) => [server.id, server.isHidden])).toEqual([
    [1, true],
    [2, false],
  ])
})

test('staff declare maintenance and development, and take it back', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const state = async () => (await anonymous.call('GET', '/servers/1/status')).json().state
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: 'maintenance' } })
  expect(await state()).toBe('maintenance')
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: 'development' } })
  expect(await state()).toBe('development')
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: null } })
  expect(await state()).toBe('unknown')
  expect(
    (await admin.call('PUT', '/admin/servers/1', { body: { declaredState: 'online' } })).statusCode,
  ).toBe(400)
})

test('staff put the servers in order, all of them or none', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const order = async () =>
    (await anonymous.call('GET', '/servers')).json<GameServer[]>().map((server) => server.id)
  expect((await admin.call('PUT', '/admin/servers/order', { body: { ids: [2, 1] } })).statusCode).toBe(200)
  expect(await order()).toEqual([2, 1])
  for (const ids of [[1], [1, 1], [1, 2, 3], []])
    expect((await admin.call('PUT', '/admin/servers/order', { body: { ids } })).statusCode).toBe(409)
  const stale = { ids: [2, 1], from: [1, 2] }
  expect((await admin.call('PUT', '/admin/servers/order', { body: stale })).statusCode).toBe(409)
  expect(await order()).toEqual([2, 1])
})

test('an address inside a private network is refused, unless the operator allows that network', async () => {
  const wrong = ['127.0.0.1:25565', '10.1.2.3', '192.168.0.10:25565', '169.254.1.1', 'localhost:25565']
  const { administrator } = await createTestApp()
  const admin = await administrator()
  for (const ip of wrong) {
    const reply = await admin.call('POST', '/admin/servers', { body: { ...draft, ip } })
    expect([ip, reply.statusCode, Object.keys(reply.json<ApiErrorBody>().fields ?? {})]).toEqual([
      ip,
      400,
      ['ip'],
    ])
    expect(reply.json<ApiErrorBody>().fields?.ip).toContain('PROBE_ALLOW_PRIVATE')
    expect((await admin.call('PUT', '/admin/servers/1', { body: { ip } })).statusCode).toBe(400)
  }
  // What does not touch the address is not stopped by it.
  expect((await admin.call('PUT', '/admin/servers/1', { body: { uptime: '1%' } })).statusCode).toBe(200)

  const open = await createTestApp({ config: { ...TEST_CONFIG, probeAllowPrivate: ['127.0.0.0/8'] } })
  const reply = await (await open.administrator()).call('POST', '/admin/servers', {
    body: { ...draft, ip: '127.0.0.1:25565' },
  })
  expect(reply.statusCode).toBe(201)
})
