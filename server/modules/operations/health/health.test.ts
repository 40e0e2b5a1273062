import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { until } from '#tests/harness/until.ts'
import { quickFolder } from '#tests/quick-folder.ts'

test('a process that lives is healthy, whatever its database does', async () => {
  const { anonymous, database } = await createTestApp()
  await database.close()
  const reply = await anonymous.call('GET', '/health')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ status: 'ok', database: inject('engine') })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('with a database that answers and a disk that can be written visitors may come', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('GET', '/ready')
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok' }])
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('with a database that is closed it is not ready, in the language of the caller', async () => {
  const { anonymous, database } = await createTestApp()
  await database.close()
  const reply = await anonymous.call('GET', '/ready', { headers: { 'accept-language': 'ru' } })
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toEqual({
    code: 'unavailable',
    message: 'Сервис временно недоступен. Попробуйте чуть позже.',
  })
})

test('with a PostgreSQL that nobody can reach every call that needs it answers 503', async () => {
  const dataDir = await mkdtemp(join(quickFolder(), 'frontland-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const unreachable = await openDatabase({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    dataDir,
  })
  const { anonymous } = await createTestApp({ database: unreachable })
  for (const path of ['/ready', '/news', '/servers', '/feedback']) {
    const reply = await anonymous.call('GET', path)
    expect([path, reply.statusCode]).toEqual([path, 503])
    expect(reply.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
    expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  }
  await unreachable.close()
})

test('a database that another release has changed is not its own', async () => {
  const { anonymous, database } = await createTestApp()
  const status = async () => (await anonymous.call('GET', '/ready')).statusCode
  await sql`insert into migrations (name, at) values ('9999-tomorrow', 0)`.execute(database.query)
  expect(await status()).toBe(503)
})

test('with a disk that cannot be written it is not ready, and it is again soon after', async () => {
  const { anonymous, clock, dataDir } = await createTestApp()
  const status = async () => (await anonymous.call('GET', '/ready')).statusCode
  await rename(dataDir, `${dataDir}-away`)
  expect(await status()).toBe(503)
  await mkdir(dataDir)
  clock.advance(2_000)
  expect(await status()).toBe(200)
  await rename(`${dataDir}-away`, `${dataDir}/away`)
})

/** A way to PostgreSQL on which nothing gets through for a while. */
async function openHangingWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets: Socket[] = []
  let isStuck = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    sockets.push(near, far)
    if (isStuck) near.pause()
    else near.pipe(far)
    far.pipe(near)
    for (const socket of [near, far]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    stick() {
      isStuck = true
      for (const socket of sockets) socket.unpipe()
    },
    /** As after a restart of the database: what hung is gone. */
    mend() {
      isStuck = false
      for (const socket of sockets.splice(0)) socket.destroy()
    },
  }
}

test.runIf(inject('engine') === 'postgresql')(
  'a database that hangs is told of within about 2 seconds, and its return within 5',
  async () => {
    const { address } = await openTestDatabase()
    const way = await openHangingWay(address.databaseUrl ?? '')
    const database = await openDatabase({ ...address, databaseUrl: way.url })
    const { anonymous } = await createTestApp({ database })
    const status = async () => (await anonymous.call('GET', '/ready')).statusCode
    expect(await status()).toBe(200)

    way.stick()
    const asked = performance.now()
    expect(await Promise.all([status(), status(), status()])).toEqual([503, 503, 503])
    expect(performance.now() - asked).toBeLessThan(4_000)

    way.mend()
    const mended = performance.now()
    await until(async () => expect(await status()).toBe(200))
    expect(performance.now() - mended).toBeLessThan(5_000)
    await database.close()
  },
)
