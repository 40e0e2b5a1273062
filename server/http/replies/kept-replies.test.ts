import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { askRaw } from '#tests/sockets/ask-raw.ts'

/** How often other processes are looked at. */
const LOOK = 250

async function openSite(database?: TestApp['database']) {
  const site = await createTestApp({ probeGameServers: async () => new Map(), ...(database && { database }) })
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...site,
    get: (path: string, headers: Record<string, string> = {}) => askRaw(url, `/api${path}`, { headers }),
    url,
  }
}

test('what everybody reads comes compressed and with a validator, and says what the framework says', async () => {
  const { get, anonymous, url } = await openSite()
  for (const path of ['/servers', '/news', '/feedback', '/site', '/collections/team']) {
    const plain = await get(path)
    expect(JSON.parse(plain.body)).toEqual((await anonymous.call('GET', path)).json())
    expect(plain.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(plain.headers.etag) }
    expect(await get(path, known)).toMatchObject({ status: 304, body: '' })
    expect((await get(path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    expect(await askRaw(url, `/api${path}`, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  }
})

test('a change is read by everybody at once, in its language, and by its writer whatever is kept', async () => {
  const { get, player } = await openSite()
  expect(JSON.parse((await get('/feedback')).body)).toEqual([])
  const writer = await player('Boris')
  await writer.call('POST', '/feedback', { body: { message: 'Стоит первым' } })
  expect((await get('/feedback')).body).toContain('Стоит первым')
  expect((await get('/feedback', writer.headers)).headers['cache-control']).toBe('no-store')
})

test('what a reply says in a language is kept for that language', async () => {
  const { get, database, player, administrator } = await openSite()
  const writer = await player('Boris')
  await writer.call('POST', '/feedback', { body: { message: 'Был здесь' } })
  const { id } = await database.query
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'Boris')
    .executeTakeFirstOrThrow()
  await (await administrator()).call('DELETE', `/admin/users/${id}`)
  expect((await get('/feedback', { 'accept-language': 'ru' })).body).toContain('Удалённый игрок')
  expect((await get('/feedback', { 'accept-language': 'en' })).body).toContain('Deleted player')
})

test('a part that is switched off is gone at once, and what is not there is told as always', async () => {
  const { get, administrator } = await openSite()
  expect((await get('/feedback')).status).toBe(200)
  await (await administrator()).call('PUT', '/admin/site', { body: { parts: { feedback: false } } })
  expect((await get('/feedback')).status).toBe(404)
  const missing = await get('/collections/nothing')
  expect(missing.status).toBe(404)
  expect(missing.headers['x-request-id']).toBeDefined()
})

test('a fault is told by the framework, and nothing of it is kept', async () => {
  const { get, database } = await openSite()
  await database.query.schema.alterTable('news').renameTo('news_elsewhere').execute()
  expect((await get('/news')).status).toBe(500)
  await database.query.schema.alterTable('news_elsewhere').renameTo('news').execute()
  expect((await get('/news')).status).toBe(200)
})

test('a collection is closed with its part, on every process, and others stay open', async () => {
  const here = await openSite()
  const there = await openSite(here.database)
  const everybody = [here, there]
  const ask = (path: string) => Promise.all(everybody.map(({ get }) => get(`/collections/${path}`)))
  const statuses = async (path: string) => (await ask(path)).map(({ status }) => status)
  for (const path of ['team', 'tournaments', 'partners']) expect(await statuses(path)).toEqual([200, 200])
  const parts = ['team', 'tournaments']
  await (await here.administrator()).call('PUT', '/admin/maintenance', { body: { isOn: true, parts } })
  await there.runBackgroundWork(LOOK)
  for (const path of parts) {
    await expect.poll(() => statuses(path)).toEqual([503, 503])
    for (const { headers, body } of await ask(path)) {
      expect(headers['retry-after']).toBe('300')
      expect(JSON.parse(body).code).toBe('maintenance')
    }
    const asked = await here.anonymous.call('GET', `/collections/${path}?after=1`)
    expect(asked.statusCode).toBe(503)
  }
  expect(await statuses('partners')).toEqual([200, 200])
  expect(await statuses('nothing')).toEqual([404, 404])
})
