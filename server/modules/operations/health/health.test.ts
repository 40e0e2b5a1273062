import { expect, inject, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

test('with a database that answers the site is healthy', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('GET', '/health')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ status: 'ok', database: inject('engine') })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('with a database that is closed it answers 503 in the language of the caller', async () => {
  const { anonymous, database } = await createTestApp()
  await database.close()
  const reply = await anonymous.call('GET', '/health', { headers: { 'accept-language': 'ru' } })
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toEqual({
    code: 'unavailable',
    message: 'Сервис временно недоступен. Попробуйте чуть позже.',
  })
})

test('with a PostgreSQL that nobody can reach every call that needs it answers 503', async () => {
  const unreachable = await openDatabase({
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    dataDir: '',
  })
  const { anonymous } = await createTestApp({ database: unreachable })
  for (const path of ['/health', '/news', '/servers', '/feedback']) {
    const reply = await anonymous.call('GET', path)
    expect([path, reply.statusCode]).toEqual([path, 503])
    expect(reply.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
    expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  }
  await unreachable.close()
})
