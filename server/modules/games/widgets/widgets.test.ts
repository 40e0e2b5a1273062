import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PlayerWidget, ServerWidget } from '#shared/contract/games/widgets.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000
const get = (site: TestApp, url: string, headers = {}) => site.app.inject({ url, headers })

/** Whether anybody but the site itself may have it. */
const isShownElsewhere = ({ headers }: { headers: Record<string, unknown> }) =>
  headers['cross-origin-resource-policy'] === 'cross-origin'

test('a game server is a picture and a JSON that other sites may show, the rest of the site stays closed', async () => {
  const site = await createTestApp()
  const json = await get(site, '/widgets/servers/1.json', { origin: 'https://elsewhere.example' })
  const listed = (await site.anonymous.call('GET', '/servers/glances')).json<ServerWidget[]>()[0]
  expect(json.json()).toEqual({
    ...{ id: 1, name_server: listed?.name_server, type: listed?.type, ip: listed?.ip },
    ...{ state: listed?.state, players: listed?.players, maxPlayers: listed?.maxPlayers },
    url: 'http://localhost:3000/servers',
  })
  expect(isShownElsewhere(json)).toBe(true)
  expect(json.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
  })
  const picture = await get(site, '/widgets/servers/1.png')
  expect(isShownElsewhere(picture)).toBe(true)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60',
  })
  expect(picture.headers).not.toHaveProperty('access-control-allow-origin')
  const { width, height, format } = await sharp(picture.rawPayload).metadata()
  expect([width, height, format]).toEqual([600, 150, 'png'])
  for (const reply of [json, picture]) expect(reply.headers).not.toHaveProperty('set-cookie')
  for (const url of ['/api/servers', '/api/servers/1', '/heads/Ranger']) {
    const { headers } = await get(site, url)
    expect([url, headers['cross-origin-resource-policy']]).toEqual([url, 'same-origin'])
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('it is drawn when it is asked for and at most once a minute, however many ask, in each language', async () => {
  const site = await createTestApp()
  const draw = async (query = '') => (await get(site, `/widgets/servers/1.png${query}`)).headers.etag
  const [first, ...rest] = await Promise.all(Array.from({ length: 20 }, () => draw()))
  expect(new Set(rest)).toEqual(new Set([first]))
  const rename = (name_server: string) =>
    site.database.query.updateTable('game_servers').set({ name_server }).where('id', '=', 1).execute()
  await rename('Another name')
  site.clock.advance(MINUTE_MS - 1)
  expect(await draw()).toBe(first)
  site.clock.advance(1)
  expect(await draw()).not.toBe(first)
  expect(await draw('?lang=en')).not.toBe(await draw('?lang=ru'))
  expect(await draw('?lang=xx')).toBe(await draw())
  const etag = await draw()
  expect((await get(site, '/widgets/servers/1.png', { 'if-none-match': etag })).statusCode).toBe(304)
})

test('there is none of a game server that is hidden, removed, or of a game that is switched off', async () => {
  const site = await createTestApp()
  const statuses = async (id: number | string) =>
    Promise.all(
      ['json', 'png'].map(async (kind) => (await get(site, `/widgets/servers/${id}.${kind}`)).statusCode),
    )
  expect(await statuses(1)).toEqual([200, 200])
  await site.database.query.updateTable('game_servers').set({ is_hidden: 1 }).where('id', '=', 1).execute()
  for (const id of [1, 999]) expect([id, await statuses(id)]).toEqual([id, [404, 404]])
  for (const id of ['0', 'x', '1e3', '-1'])
    for (const status of await statuses(id)) expect([id, status >= 400 && status < 500]).toEqual([id, true])
  const roblox = await site.database.query
    .selectFrom('game_servers')
    .select('id')
    .where('type', '=', 'roblox')
    .executeTakeFirstOrThrow()
  expect(await statuses(roblox.id)).toEqual([200, 200])
  await switchOff(site, 'roblox')
  expect(await statuses(roblox.id)).toEqual([404, 404])
})

test('a player is shown as far as the page shows them, and a picture of their own goes with links to it', async () => {
  const site = await createTestApp()
  const player = await site.player('Ёжик.json')
  const address = `/widgets/players/${encodeURIComponent('Ёжик.json')}`
  const told = (await get(site, `${address}.json`)).json<PlayerWidget>()
  expect(told).toMatchObject({
    username: 'Ёжик.json',
    rank: 'private',
    level: 1,
    playtimeSeconds: 0,
    url: `http://localhost:3000/players/${encodeURIComponent('Ёжик.json')}`,
  })
  for (const secret of ['email', 'balance', 'joinDate', 'lastSeenAt', 'gameServerId', 'avatarUrl'])
    expect(told).not.toHaveProperty(secret)
  for (const [file, size] of [
    ['.png', [600, 150]],
    ['/card.png', [1200, 630]],
  ] as const) {
    const picture = await get(site, address + file)
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect([isShownElsewhere(picture), [width, height]]).toEqual([true, size])
  }
  const chosen = { page: true, lastSeen: true, gameServer: false, searchEngines: false }
  await player.call('PUT', '/profile/visibility', { body: chosen })
  expect((await get(site, `${address}.json`)).json()).toMatchObject({ lastSeenAt: null })
})

test('whoever hides, is banned, leaves or is nobody has no widget from that moment on, nor has anybody where players are switched off', async () => {
  const site = await createTestApp()
  const ids = Object.fromEntries(
    await Promise.all(
      ['Hidden', 'Banned', 'Leaving', 'Shown'].map(
        async (name) => [name, await site.createUser(name)] as const,
      ),
    ),
  )
  const statuses = (name: string) =>
    Promise.all(
      ['.json', '.png', '/card.png'].map(
        async (file) => (await get(site, `/widgets/players/${name}${file}`)).statusCode,
      ),
    )
  for (const name of Object.keys(ids)) expect([name, await statuses(name)]).toEqual([name, [200, 200, 200]])
  const hidden = await site.signIn(ids.Hidden ?? 0)
  const nothing = { page: false, lastSeen: false, gameServer: false, searchEngines: false }
  await hidden.call('PUT', '/profile/visibility', { body: nothing })
  const { query } = site.database
  await query
    .updateTable('users')
    .set({ banned_at: 1 })
    .where('id', '=', ids.Banned ?? 0)
    .execute()
  await query
    .updateTable('users')
    .set({ deletion_asked_at: 1 })
    .where('id', '=', ids.Leaving ?? 0)
    .execute()
  for (const name of ['Hidden', 'Banned', 'Leaving', 'Nobody'])
    expect([name, await statuses(name)]).toEqual([name, [404, 404, 404]])
  const replies = await Promise.all(
    ['Hidden', 'Banned', 'Nobody'].map((name) => get(site, `/widgets/players/${name}.json`)),
  )
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  await switchOff(site, 'players')
  expect(await statuses('Shown')).toEqual([404, 404, 404])
})

async function switchOff(site: TestApp, part: string) {
  const staff = await site.administrator()
  const { version, parts } = (await staff.call('GET', '/admin/site')).json()
  const reply = await staff.call('PUT', '/admin/site', {
    body: { parts: { ...parts, [part]: false }, version },
  })
  expect(reply.statusCode).toBe(200)
}
