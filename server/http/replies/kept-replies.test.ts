import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'
import { askRaw } from '#tests/sockets/ask-raw.ts'

async function openSite() {
  const site = await createTestApp({ probeGameServers: async () => new Map() })
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
