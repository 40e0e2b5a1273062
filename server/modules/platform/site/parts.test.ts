/** What is switched off does not answer any more, staff can prepare it, and what is under way goes on. */
import { expect, test } from 'vitest'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { PARTS, type Part } from '#shared/constants/parts.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { makeRelease } from '#tests/harness/launcher.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const STATUS_CHECK_MS = 1_000
const ROBLOX = 2

const isForStaff = (access: unknown) => access !== 'public' && access !== 'signed-in'
const publicCalls = everyEndpoint.filter(
  ({ part, access }) => typeof part === 'string' && !isForStaff(access),
)

/** Switches parts on or off, as an operator does. */
async function switchParts(site: Pick<TestApp, 'administrator'>, parts: Partial<Record<Part, boolean>>) {
  const operator = await site.administrator()
  const reply = await operator.call('PUT', '/admin/site', { body: { parts } })
  expect(reply.statusCode).toBe(200)
  return operator
}

const jsonOf = async (caller: TestClient, path: string) => (await caller.call('GET', path)).json<never>()

test('as delivered every part is on, and one that is switched takes no other along', async () => {
  const site = await createTestApp()
  const all = Object.fromEntries(PARTS.map((part) => [part, true]))
  expect(await jsonOf(site.anonymous, '/site')).toMatchObject({ parts: all })
  await switchParts(site, { shop: false })
  expect(await jsonOf(site.anonymous, '/site')).toMatchObject({ parts: { ...all, shop: false } })
  const operator = await site.administrator()
  const unknown = { parts: { shop: 'no' } }
  expect((await operator.call('PUT', '/admin/site', { body: unknown })).statusCode).toBe(400)
})

test.each(publicCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s is not there while its part is off, for players as for visitors',
  async (_, { method, base, path, part }) => {
    const site = await createTestApp()
    const player = await site.player('Player')
    const call = (caller: TestClient, language: 'ru' | 'en') =>
      site.app.inject({
        method: method as 'GET',
        url: base + path,
        headers: {
          ...caller.headers,
          'accept-language': language,
          origin: 'http://localhost:3000',
          ...(method !== 'GET' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && { payload: '{}' }),
      })
    await switchParts(site, { [part as Part]: false })
    for (const caller of [site.anonymous, player]) {
      for (const language of ['ru', 'en'] as const) {
        const reply = await call(caller, language)
        expect(reply.statusCode).toBe(404)
        if (base) expect(reply.json<ApiErrorBody>().message).toBe(errorTexts[language].part_off)
      }
    }
    await switchParts(site, { [part as Part]: true })
    expect((await call(player, 'ru')).body).not.toContain(errorTexts.ru.part_off)
  },
)

test('what staff prepare and what players wrote is there again with the part', async () => {
  const site = await createTestApp()
  const player = await site.player('Player')
  const message = 'Держим оборону, всё работает как надо.'
  await player.call('POST', '/feedback', { body: { message } })
  const operator = await switchParts(site, { feedback: false })
  expect((await operator.call('GET', '/admin/feedback')).body).toContain(message)
  await switchParts(site, { feedback: true })
  expect((await site.anonymous.call('GET', '/feedback')).body).toContain(message)
})

test('installed launchers go on updating where the launcher is offered no more', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const { file } = await makeRelease(operator, { launcherVersion: '1.0.0' })
  const { link } = LAUNCHER_FILES.windows
  expect((await site.get(link)).status).toBe(200)
  await switchParts(site, { launcher: false })
  const gone = await site.get(link)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('content-type')).toContain('text/html')
  for (const path of [file.url, '/downloads/latest.yml', '/api/launcher/releases.json'])
    expect((await site.get(path)).status, path).toBe(200)
  expect((await operator.call('GET', '/admin/launcher/releases')).body).toContain('1.0.0')
})

test('without Roblox its game servers are gone from lists, glances, counts and the status', async () => {
  const site = await createTestApp({ probeGameServers: async () => new Map() })
  const idsIn = async (path: string) =>
    ((await jsonOf(site.anonymous, path)) as { id: number }[]).map(({ id }) => id)
  const statusIds = async () =>
    ((await jsonOf(site.anonymous, '/status')) as { gameServers: { id: number }[] }).gameServers.map(
      ({ id }) => id,
    )
  expect(await idsIn('/servers')).toContain(ROBLOX)
  expect(await statusIds()).toContain(ROBLOX)
  const operator = await switchParts(site, { roblox: false })
  await site.runBackgroundWork(STATUS_CHECK_MS)
  expect(await idsIn('/servers')).toEqual([1])
  expect(await idsIn('/servers/glances')).toEqual([1])
  expect(await statusIds()).toEqual([1])
  for (const path of ['', '/status', '/history'])
    expect((await site.anonymous.call('GET', `/servers/${ROBLOX}${path}`)).statusCode).toBe(404)
  expect(
    (await operator.call('GET', '/admin/servers')).json<{ id: number }[]>().map(({ id }) => id),
  ).toContain(ROBLOX)
  await switchParts(site, { roblox: true })
  expect(await idsIn('/servers')).toContain(ROBLOX)
})

test('the record of the community is that of a game the site has', async () => {
  const site = await createTestApp()
  const fields = { samples: 1, online_samples: 1, maintenance_samples: 0, hour: 1 }
  await site.database.query
    .insertInto('game_server_hours')
    .values([
      { ...fields, server_id: 1, players_sum: 30, players_max: 30 },
      { ...fields, server_id: ROBLOX, players_sum: 90, players_max: 90 },
    ])
    .execute()
  const record = async () => ((await jsonOf(site.anonymous, '/figures')) as { record: unknown }).record
  expect(await record()).toMatchObject({ players: 90 })
  await switchParts(site, { roblox: false })
  expect(await record()).toMatchObject({ players: 30 })
})

test('the board tells of no service that the site does without', async () => {
  const site = await createTestApp()
  const keys = async () =>
    ((await jsonOf(site.anonymous, '/status/board')) as { key: string }[]).map(({ key }) => key)
  expect(await keys()).toEqual(['website', 'authentication', 'launcher', 'forum', 'trading'])
  await switchParts(site, { launcher: false, forum: false, shop: false })
  expect(await keys()).toEqual(['website', 'authentication'])
})

test('of an entry nobody reads what belongs to a part that is off', async () => {
  const site = await createTestApp()
  const readRanks = async () =>
    ((await jsonOf(site.anonymous, '/collections/team')) as { gameRanks: object; isScp: boolean }[]).map(
      ({ gameRanks, isScp }) => ({ ...gameRanks, isScp }),
    )
  expect(await readRanks()).toContainEqual({
    minecraft: 'minecraft-master',
    roblox: 'roblox-elite',
    isScp: false,
  })
  const operator = await switchParts(site, { roblox: false })
  const [first, ...others] = await readRanks()
  expect(first).toEqual({ minecraft: 'minecraft-master', roblox: null, isScp: false })
  expect(others.filter(({ isScp }) => isScp)).toEqual([])
  expect(JSON.stringify(await jsonOf(operator, '/admin/collections/team'))).toContain('roblox-elite')
})

test('the site map names no page of a part that is off', async () => {
  const site = await openSite({}, [smallPage('/shop'), smallPage('/servers/skyblock')])
  const places = async () => await (await site.get('/sitemap.xml')).text()
  expect(await places()).toContain('http://localhost:3000/shop<')
  await switchParts(site, { shop: false, skyblock: false })
  expect(await places()).toContain('http://localhost:3000/servers<')
  expect(await places()).not.toMatch(/shop|skyblock/)
})

test('nor the way into a site that takes nobody', async () => {
  const site = await openSite({}, [smallPage('/register')])
  const places = async () => await (await site.get('/sitemap.xml')).text()
  expect(await places()).toContain('/register<')
  await (await site.administrator()).call('PUT', '/admin/site', { body: { isSignUpOpen: false } })
  expect(await places()).not.toContain('/register')
})
