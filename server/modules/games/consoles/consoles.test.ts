import { statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDeliveriesStore } from '#server/modules/games/deliveries/deliveries.store.ts'
import type { ConsoleTrialResult, ConsoleView } from '#shared/contract/games/agents/consoles.ts'
import type { AgentInstance } from '#shared/contract/games/agents/heartbeats.ts'
import { errorCode, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'
import { openGame } from '#tests/rcon/open-game.ts'
import { LOOK_MS, line, openWithAgent } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const PATH = '/admin/servers/1/console'
const DELIVERED = {
  isOn: false,
  host: '127.0.0.1',
  port: 25_575,
  hasPassword: false,
  listPattern: '',
  trouble: null,
  version: 0,
}
const RENEW_MS = 2_000

const look = async (staff: TestClient) => (await staff.call('GET', PATH)).json<ConsoleView>()
const change = (staff: TestClient, body: object) => staff.call('PUT', PATH, { body })
const tryIt = (staff: TestClient, body: object) => staff.call('POST', `${PATH}/test`, { body })

/** A site beside a game that runs; `beat` does what the site does in a second. */
async function openBeside(options: Parameters<typeof openWithAgent>[0] = {}) {
  const opened = await openWithAgent(options)
  const game = await openGame()
  const { site, staff } = opened
  const way = { host: '127.0.0.1', port: game.port, password: game.password, listPattern: '' }
  async function beat() {
    await site.runBackgroundWork(RENEW_MS)
    await site.runBackgroundWork(LOOK_MS)
  }
  async function connect(changes: object = {}) {
    const reply = await change(staff, { isOn: true, version: 0, ...way, ...changes })
    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
    await beat()
  }
  return { ...opened, game, way, beat, connect }
}

test('what was bought is run in the console that staff connected, and told; the game server is seen with its players', async () => {
  const { site, staff, game, connect, beat, rows, userId } = await openBeside()
  game.join('Ranger')
  await enqueueDeliveries(site.database, { userId, player: 'Ranger', command: 'give {player} diamond 1' })
  await connect()
  await until(async () => expect((await rows())[0]?.state).toBe('done'))
  expect(game.commands().filter((command) => command.startsWith('give'))).toEqual(['give Ranger diamond 1'])
  expect((await rows())[0]).toMatchObject({ output: 'Gave 1 [Diamond] to Ranger' })

  await enqueueDeliveries(site.database, { userId, player: 'Ranger', command: 'say thanks' })
  await beat()
  await until(async () => expect((await rows())[1]?.state).toBe('done'))
  const { body } = await staff.call('GET', '/admin/servers/1/agents')
  const [instance] = JSON.parse(body) as AgentInstance[]
  expect(instance).toMatchObject({
    agent: 'frontland-site',
    keyName: 'RCON',
    heartbeat: { players: 1, maxPlayers: 20 },
  })

  await change(staff, { ...(await look(staff)), isOn: false })
  await beat()
  await enqueueDeliveries(site.database, { userId, player: 'Ranger', command: 'say nobody hears' })
  await beat()
  expect(game.commands().at(-1)).not.toBe('say nobody hears')
  expect((await rows())[2]?.state).toBe('queued')
})

test('a site that ends while a command runs waits for its end, and tells it', async () => {
  const { site, game, connect, rows, userId } = await openBeside()
  game.join('Ranger')
  game.when('give', () => ({ text: 'Gave 1', afterMs: 500 }))
  await enqueueDeliveries(site.database, { userId, player: 'Ranger', command: 'give {player} diamond 1' })
  await connect()
  await until(() => expect(game.commands()).toContain('give Ranger diamond 1'))
  expect((await rows())[0]?.state).toBe('leased')
  await site.app.close()
  expect((await rows())[0]?.state).toBe('done')
})

test('a console alone is enough for codes to be sent and for buyers to be told that their game asks', async () => {
  const { site, connect, userId } = await openBeside()
  await site.database.query.deleteFrom('agent_keys').execute()
  await enqueueDeliveries(site.database, { userId, of: line(1) })
  const player = await site.signIn(userId)
  const ask = () =>
    player.call('POST', '/profile/names', { body: { game: 'minecraft', name: 'Ranger', by: 'chat' } })
  const isAskedFor = async () =>
    (await createDeliveriesStore(site.database).listOfOrders([line(1).orderId]))[0]?.is_asked_for
  expect([errorCode(await ask()), await isAskedFor()]).toEqual(['no_game_server', 0])
  await connect({ isOn: false })
  expect([errorCode(await ask()), await isAskedFor()]).toEqual(['no_game_server', 0])
  const { version } = await look(await site.administrator())
  await connect({ version })
  expect([(await ask()).statusCode, await isAskedFor()]).toEqual([201, 1])
})

test('the password is sealed, told nobody, and not sent to another address', async () => {
  const { site, staff, game, way, connect } = await openBeside()
  await connect()
  const row = await site.database.query.selectFrom('game_consoles').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed_password).toMatch(/^v1\./)
  const view = await look(staff)
  expect(view).toEqual({ ...DELIVERED, isOn: true, port: game.port, hasPassword: true, version: 1 })
  expect((await staff.call('GET', '/admin/audit?noun=console')).body).not.toContain(game.password)
  const { password: _, ...elsewhere } = { ...way, port: way.port + 1 }
  for (const reply of [
    await change(staff, { ...elsewhere, isOn: true, version: 1 }),
    await tryIt(staff, elsewhere),
  ]) {
    expect([reply.statusCode, errorCode(reply)]).toEqual([400, 'validation_failed'])
    expect(reply.json()).toMatchObject({
      fields: { password: 'Another server or name: type the password again' },
    })
  }
  const { password: __, ...here } = way
  expect((await tryIt(staff, here)).json()).toMatchObject({ trouble: null })
})

test('what is told is taken back as it is, also before there is a password', async () => {
  const { site, staff, connect } = await openBeside()
  const echo = await change(staff, await look(staff))
  expect([echo.statusCode, echo.json()]).toEqual([200, DELIVERED])
  const changed = await change(staff, { ...DELIVERED, isOn: true })
  expect([changed.statusCode, Object.keys(changed.json().fields)]).toEqual([400, ['password']])
  await connect()
  const told = await look(staff)
  expect((await change(staff, told)).json()).toEqual(told)
  const log = await site.database.query.selectFrom('audit_log').select('noun').execute()
  expect(log.filter(({ noun }) => noun === 'console')).toHaveLength(1)
})

test('a trial tells who is in the game, or what is wrong, and runs nothing', async () => {
  const { staff, game, way } = await openBeside()
  game.join('Ranger')
  const tried = async (changes: object) =>
    (await tryIt(staff, { ...way, ...changes })).json<ConsoleTrialResult>()
  expect(await tried({})).toEqual({ trouble: null, answer: null, players: ['Ranger'], maxPlayers: 20 })
  expect(await tried({ password: 'wrong' })).toEqual({
    trouble: 'password',
    answer: null,
    players: [],
    maxPlayers: null,
  })
  // Only a game is quoted.
  expect(await tried({ port: 1 })).toMatchObject({ trouble: 'away', answer: null })
  expect(await tried({ host: '192.0.2.1' })).toMatchObject({ trouble: 'not_allowed', answer: null })
  expect(await tried({ listPattern: 'nobody: (?<names>.*)' })).toMatchObject({
    trouble: 'pattern',
    answer: expect.stringMatching(/^There are 1 of a max of 20/),
  })
  expect(await tried({ listPattern: 'online: (?<names>.*)' })).toMatchObject({
    players: ['Ranger'],
    maxPlayers: null,
  })
  const begun = performance.now()
  game.when('list', () => `${'a'.repeat(60)}!`)
  expect(await tried({ listPattern: '(a+)+$(?<names>)' })).toMatchObject({ trouble: 'pattern' })
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(new Set(game.everyCommand())).toEqual(new Set(['list uuids', 'minecraft:list uuids']))
})

test('where a plugin has taken the word, the list of the game itself is read', async () => {
  const { staff, game, way } = await openBeside()
  game.when('list', () => 'Error: no such group uuids')
  game.when('minecraft:list', () => 'There are 1 of a max of 50 players online: Ranger')
  expect((await tryIt(staff, way)).json()).toMatchObject({
    trouble: null,
    players: ['Ranger'],
    maxPlayers: 50,
  })
})

test('what speaks no RCON is away', async () => {
  const { staff, way } = await openBeside()
  const other = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  expect((await tryIt(staff, { ...way, port })).json()).toMatchObject({ trouble: 'away' })
})

test('networks that the operator allows are reached as well', async () => {
  const { staff, way } = await openBeside({ config: { ...TEST_CONFIG, rconAllow: ['192.0.2.0/24'] } })
  const { trouble } = (await tryIt(staff, { ...way, host: '192.0.2.1', port: 1 })).json<ConsoleTrialResult>()
  expect(trouble).toBe('away')
})

test('what keeps the site from a console stands in the panel until it is over', async () => {
  const { staff, game, way, connect, beat } = await openBeside()
  await connect({ password: 'wrong' })
  await until(async () => expect((await look(staff)).trouble).toBe('password'))
  expect((await change(staff, { ...way, isOn: true, version: 1 })).statusCode).toBe(200)
  await until(async () => {
    await beat()
    expect(game.everyCommand()).not.toEqual([])
  })
  expect((await look(staff)).trouble).toBeNull()
})

test('without a journal nothing is run', async () => {
  const { site, staff, game, connect, rows, userId } = await openBeside()
  await connect({ isOn: false })
  const { dataDir } = site
  expect(() => statSync(join(dataDir, 'consoles'))).toThrow()
  await enqueueDeliveries(site.database, { userId, command: 'say hello' })
  await change(staff, { ...(await look(staff)), isOn: true })
  // A file stands where the folder would.
  writeFileSync(join(dataDir, 'consoles'), '')
  await site.runBackgroundWork(LOOK_MS)
  await until(async () => expect((await look(staff)).trouble).toBe('journal'))
  expect(game.everyCommand()).toEqual([])
  expect((await rows())[0]?.state).toBe('queued')
})

test('two of staff at once meet a conflict; games without a console and other staff are refused', async () => {
  const { site, staff, way } = await openBeside()
  const draft = { ...way, isOn: false, version: 0 }
  const replies = await Promise.all([change(staff, draft), change(staff, { ...draft, host: 'localhost' })])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const late = replies.find(({ statusCode }) => statusCode === 409)
  expect(late?.json()).toMatchObject({ code: 'conflict', by: 'Smith' })
  const roblox = await site.database.query
    .selectFrom('game_servers')
    .select('id')
    .where('type', '=', 'roblox')
    .executeTakeFirstOrThrow()
  expect((await staff.call('GET', `/admin/servers/${roblox.id}/console`)).statusCode).toBe(404)
  const other = await site.player('Editor', ['access_admin_panel', 'manage_news'])
  expect((await other.call('GET', PATH)).statusCode).toBe(403)
  for (const wrong of [
    { host: '' },
    { host: 'http://x' },
    { port: 0 },
    { port: 65_536 },
    { listPattern: '(' },
    { listPattern: 'no group' },
    { listPattern: `(?<names>${'x'.repeat(300)})` },
    { password: 'x'.repeat(201) },
    { password: 'secret\r\nFLUSHALL\r\n' },
  ])
    expect((await change(staff, { ...draft, version: 1, ...wrong })).statusCode).toBe(400)
})
