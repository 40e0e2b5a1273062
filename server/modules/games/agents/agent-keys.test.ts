import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { AgentKey } from '#shared/contract/games/agents/agent-keys.ts'
import {
  createClient,
  createTestApp,
  errorCode,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'

const MINUTE = 60_000
const LONGER_THAN_A_KEY_COUNTS = 1_000
const HELLO = { instance: 'a1', agent: { name: 'Test agent', version: '1.0' } }

const staffOf = (site: TestApp) => site.player('Smith', ['access_admin_panel', 'manage_game_servers'])
const make = (staff: TestClient, serverId = 1, draft: object = {}) =>
  staff.call('POST', `/admin/servers/${serverId}/keys`, {
    body: { name: 'Main', scopes: ['deliver'], ...draft },
  })
async function makeKey(site: TestApp, staff: TestClient, serverId = 1, draft: object = {}) {
  const reply = await make(staff, serverId, draft)
  expect(reply.statusCode).toBe(201)
  const { id, key } = reply.json<{ id: number; key: string }>()
  return { id, key, agent: withKey(site, key) }
}
const withKey = ({ app }: TestApp, key: string) => createClient(app, { authorization: `Bearer ${key}` })
const hello = (agent: TestClient, body: object = HELLO) => agent.call('POST', '/game/v1/hello', { body })
const list = async (staff: TestClient, serverId = 1) =>
  (await staff.call('GET', `/admin/servers/${serverId}/keys`)).json<AgentKey[]>()

test('a key is told once, kept as a hash of the whole, and listed with its server alone', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const { id, key } = await makeKey(site, staff, 1, { scopes: ['deliver', 'report'] })
  expect(key).toMatch(new RegExp(`^flg_${id}_[\\w-]{43}$`))
  const rows = await site.database.query.selectFrom('agent_keys').selectAll().execute()
  expect(rows[0]?.key_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(rows)).not.toContain(key.slice(-43))
  expect(await list(staff)).toEqual([
    {
      id,
      name: 'Main',
      scopes: ['deliver', 'report'],
      createdAt: site.clock.now.toISOString(),
      landcoinsCeiling: null,
      networks: [],
      refused: null,
      lastUsedAt: null,
      agent: null,
    },
  ])
  expect(await list(staff, 2)).toEqual([])
  expect((await staff.call('GET', '/admin/servers/999/keys')).statusCode).toBe(404)
  expect((await make(staff, 999)).statusCode).toBe(404)
  const log = await (await site.administrator()).call('GET', '/admin/audit?noun=agent_key')
  expect(log.body).not.toContain(key.slice(-43))
  expect(log.json()).toMatchObject({
    data: [{ actor: { username: 'Smith' }, after: { name: 'Main', scopes: ['deliver', 'report'] } }],
  })
})

test('an agent is told which game server it speaks for, and how to go on', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const { agent } = await makeKey(site, staff, 2, { scopes: ['report'] })
  const reply = await hello(agent)
  const server = await site.database.query
    .selectFrom('game_servers')
    .selectAll()
    .where('id', '=', 2)
    .executeTakeFirstOrThrow()
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      protocol: 1,
      serverTime: site.clock.now.toISOString(),
      gameServer: { id: 2, name: server.name_server, type: server.type },
      leaseSeconds: 60,
      pollSeconds: 25,
    },
  ])
  const used = site.clock.now.toISOString()
  expect(await list(staff, 2)).toMatchObject([{ lastUsedAt: used, agent: 'Test agent 1.0' }])
  site.clock.advance(MINUTE - 1)
  await hello(agent)
  expect(await list(staff, 2)).toMatchObject([{ lastUsedAt: used }])
  site.clock.advance(1)
  await hello(agent)
  expect(await list(staff, 2)).toMatchObject([{ lastUsedAt: site.clock.now.toISOString() }])
})

test('who shows no key of a game server, a wrong one or one that has ended is told so, before a body is read', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const { id, key, agent } = await makeKey(site, staff)
  const mine = await staff.call('POST', '/admin/keys', { body: { name: 'Mine', scopes: ['game_servers'] } })
  const others = [
    site.anonymous,
    staff,
    withKey(site, `${key}x`),
    withKey(site, 'flg_1_x'),
    withKey(site, 'flg_'),
  ]
  for (const other of [...others, withKey(site, mine.json<{ key: string }>().key)]) {
    const reply = await hello(other, { nonsense: true })
    expect([reply.statusCode, errorCode(reply)]).toEqual([401, 'bad_key'])
  }
  expect((await hello(agent, { nonsense: true })).statusCode).toBe(400)
  expect((await hello(agent)).statusCode).toBe(200)
  expect((await staff.call('DELETE', `/admin/servers/2/keys/${id}`)).statusCode).toBe(404)
  expect((await hello(agent)).statusCode).toBe(200)
  expect((await staff.call('DELETE', `/admin/servers/1/keys/${id}`)).statusCode).toBe(204)
  expect(errorCode(await hello(agent))).toBe('bad_key')
  expect((await staff.call('DELETE', `/admin/servers/1/keys/${id}`)).statusCode).toBe(404)
  expect(await list(staff)).toEqual([])
})

test('a key that is ended while a body comes opens nothing any more', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const { id, key } = await makeKey(site, staff)
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const asked = request(`${url}/api/game/v1/hello`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.write(JSON.stringify(HELLO).slice(0, -1))
  await setTimeout(LONGER_THAN_A_KEY_COUNTS)
  expect((await staff.call('DELETE', `/admin/servers/1/keys/${id}`)).statusCode).toBe(204)
  asked.end('}')
  const [reply] = await answered
  expect([reply.statusCode, (await json(reply)) as object]).toMatchObject([401, { code: 'bad_key' }])
})

test('a key goes with its game server, and stays with whoever made it gone', async () => {
  const site = await createTestApp()
  const makerId = await site.createUser('Smith', ['access_admin_panel', 'manage_game_servers'])
  const staff = await site.signIn(makerId)
  const first = await makeKey(site, staff, 1)
  const second = await makeKey(site, staff, 2)
  const admin = await site.administrator()
  expect((await admin.call('DELETE', `/admin/users/${makerId}`)).statusCode).toBe(204)
  expect((await admin.call('DELETE', '/admin/servers/1')).statusCode).toBe(204)
  expect(errorCode(await hello(first.agent))).toBe('bad_key')
  expect((await hello(second.agent)).statusCode).toBe(200)
})

test('a key opens nothing that is for people, and games go on while the site is closed', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const { agent } = await makeKey(site, staff, 1, { scopes: ['deliver', 'report'] })
  for (const path of ['/profile', '/admin/servers/1/keys', '/admin/deliveries', '/admin/launcher/releases'])
    expect([path, (await agent.call('GET', path)).statusCode]).toEqual([path, 401])
  await (await site.administrator()).call('PUT', '/admin/maintenance', { body: { isOn: true } })
  expect((await site.anonymous.call('GET', '/servers')).statusCode).toBe(503)
  expect((await hello(agent)).statusCode).toBe(200)
})

test('making one takes a fresh proof of who one is; a server has twenty at most, however many press at once', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  for (const draft of [{ scopes: [] }, { scopes: ['economy'] }, { name: ' ' }, { name: 'x'.repeat(61) }])
    expect(errorCode(await make(staff, 1, draft))).toBe('validation_failed')
  const answers = await Promise.all(Array.from({ length: 23 }, () => make(staff)))
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(20)
  expect(errorCode(await make(staff))).toBe('too_many_keys')
  expect((await make(staff, 2)).statusCode).toBe(201)
  site.clock.advance(15 * MINUTE)
  expect(errorCode(await make(staff, 2))).toBe('confirmation_required')
})

test('a key may be used from its networks alone; elsewhere it is as wrong as any, and staff see from where', async () => {
  const site = await createTestApp()
  const staff = await staffOf(site)
  const networks = ['203.0.113.0/24', '2001:db8::/48', '198.51.100.7']
  const { id, key } = await makeKey(site, staff, 1, { networks: [...networks, '203.0.113.0/24'] })
  const from = async (
    address: string,
    headers: Record<string, string> = { authorization: `Bearer ${key}` },
  ) => {
    const { statusCode, json } = await site.app.inject({
      method: headers.authorization ? 'POST' : 'GET',
      url: headers.authorization ? '/api/game/v1/hello' : '/api/azlink',
      headers,
      remoteAddress: address,
      ...(headers.authorization && { payload: HELLO }),
    })
    return [statusCode, statusCode === 200 ? '' : json<{ code: string }>().code]
  }
  for (const address of ['203.0.113.9', '2001:db8::5', '198.51.100.7', '::ffff:203.0.113.9'])
    expect([address, ...(await from(address))]).toEqual([address, 200, ''])
  expect(await list(staff)).toMatchObject([{ id, networks, refused: null }])
  expect(await from('198.51.100.8')).toEqual([401, 'bad_key'])
  expect(await from('2001:db9::5', { 'azuriom-link-token': key })).toEqual([403, 'key_refused'])
  expect(await list(staff)).toMatchObject([
    { refused: { at: site.clock.now.toISOString(), from: '2001:db9::5' } },
  ])
  for (const wrong of ['203.0.113.0/33', 'example.org', '203.0.113', '2001:db8::/129', ''])
    expect([wrong, (await make(staff, 1, { networks: [wrong] })).statusCode]).toEqual([wrong, 400])
  const many = Array.from({ length: 21 }, (_, at) => `203.0.113.${at}`)
  expect((await make(staff, 1, { networks: many })).statusCode).toBe(400)
})
