/** A game server is added by its name and its address alone; what it answers stands for the rest. */
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import mc from 'minecraft-protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { FoundGameServer, GameServer, StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

const OPEN = { ...TEST_CONFIG, probeAllowPrivate: ['127.0.0.0/8'] }

/** A real Minecraft server. */
async function startMinecraft() {
  const server = mc.createServer({
    'online-mode': false,
    host: '127.0.0.1',
    port: 0,
    version: '1.20.4',
    maxPlayers: 64,
    motd: 'Front Line',
  })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  const { socketServer } = server as unknown as { socketServer: { address(): AddressInfo } }
  return `127.0.0.1:${socketServer.address().port}`
}

/** An address where nobody listens. */
async function findClosedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return `127.0.0.1:${port}`
}

/** A server in the role of Roblox: the place 920587237 belongs to the universe 55. */
async function startRoblox() {
  const server = createHttpServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url === '/universes/v1/places/920587237/universe') response.end('{"universeId":55}')
    else if (request.url?.startsWith('/v1/games?universeIds=55'))
      response.end(JSON.stringify({ data: [{ id: 55, playing: 164, maxPlayers: 30, name: 'Site-19' }] }))
    else response.writeHead(404).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ...OPEN, robloxApiUrl: url, robloxPlacesUrl: url }
}

async function openSite(config = OPEN) {
  const { anonymous, administrator } = await createTestApp({ config })
  const admin = await administrator()
  return {
    anonymous,
    admin,
    lookUp: async (ip: string) =>
      (await admin.call('POST', '/admin/servers/look-up', { body: { ip } })).json<FoundGameServer>(),
    add: async (ip: string) => {
      const reply = await admin.call('POST', '/admin/servers', { body: { name_server: 'Front', ip } })
      expect(reply.statusCode).toBe(201)
      return reply.json<StaffGameServer>()
    },
  }
}

test('a server that answers gives its places; nobody claims a figure that was not measured', async () => {
  const { anonymous, add, lookUp } = await openSite()
  const ip = await startMinecraft()
  expect(await lookUp(`minecraft://${ip}/`)).toEqual({
    type: 'minecraft',
    ip,
    edition: 'java',
    universeId: null,
    state: 'answers',
    answer: { name: 'Front Line', players: 0, maxPlayers: 64, version: '1.20.4' },
  })
  const server = await add(ip)
  expect(server).toMatchObject({ type: 'minecraft', ip, players: '0/64', uptime: '', edition: 'java' })
  const shown = (await anonymous.call('GET', `/servers/${server.id}`)).json<GameServer>()
  expect(shown).toMatchObject({ uptime: '', isUptimeMeasured: false, description_ru: '', languages: [] })
})

test('a server that is off is told as such, and kept', async () => {
  const { anonymous, add, lookUp } = await openSite()
  const ip = await findClosedPort()
  expect(await lookUp(ip)).toMatchObject({ state: 'silent', answer: null })
  const server = await add(ip)
  expect(server).toMatchObject({ ip, players: '', uptime: '', difficulty: 'normal', icon: 'Swords' })
  const status = (await anonymous.call('GET', `/servers/${server.id}/status`)).json()
  expect(status).toMatchObject({ online: false, players: 0, maxPlayers: 0 })
})

test('a game of Roblox is found by its link or by the number of its place', async () => {
  const { add, lookUp } = await openSite(await startRoblox())
  const found = {
    type: 'roblox',
    ip: 'https://www.roblox.com/games/920587237',
    universeId: '55',
    state: 'answers',
    answer: { name: 'Site-19', players: 164 },
  }
  expect(await lookUp('920587237')).toMatchObject(found)
  expect(await lookUp('roblox://experiences/start?placeId=920587237')).toMatchObject(found)
  expect(await lookUp('https://www.roblox.com/games/7/Nothing')).toMatchObject({ state: 'not_found' })
  expect(await add('https://www.roblox.com/games/920587237/Site-19')).toMatchObject({
    type: 'roblox',
    ip: 'https://www.roblox.com/games/920587237/Site-19',
    universeId: '55',
    icon: 'Gamepad2',
    players: '',
  })
})

test('a game is kept as well while Roblox cannot be asked', async () => {
  const { add, lookUp } = await openSite()
  expect(await lookUp('920587237')).toMatchObject({ state: 'not_asked', universeId: null })
  expect(await add('920587237')).toMatchObject({ type: 'roblox', universeId: null })
})

test('nobody asks at an address inside a private network, at one that is none, or without the permission', async () => {
  const { anonymous, player, administrator } = await createTestApp()
  const admin = await administrator()
  const look = (ip: unknown) => admin.call('POST', '/admin/servers/look-up', { body: { ip } })
  for (const ip of ['127.0.0.1:25565', 'http://169.254.169.254/latest', '10.0.0.1', 'localhost']) {
    const reply = await look(ip)
    expect([ip, reply.statusCode]).toEqual([ip, 400])
    expect(reply.json<ApiErrorBody>().fields?.ip).toContain('PROBE_ALLOW_PRIVATE')
  }
  for (const ip of ['', 'two words', 'a'.repeat(2_000), '\u202eexample.org', 'host\0.example', 7, null])
    expect([ip, (await look(ip)).statusCode]).toEqual([ip, 400])
  const body = { ip: 'play.example.org' }
  expect((await anonymous.call('POST', '/admin/servers/look-up', { body })).statusCode).toBe(401)
  const stranger = await player('Player')
  expect((await stranger.call('POST', '/admin/servers/look-up', { body })).statusCode).toBe(403)
})
