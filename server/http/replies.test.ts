import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { callerLanguage } from '#server/http/caller-language.ts'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

test('messages are in the language asked for, English otherwise', async () => {
  const { anonymous } = await createTestApp()
  const languages = {
    ru: 'Требуется авторизация',
    en: 'Authentication required',
    'ru-RU': 'Требуется авторизация',
    'ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7': 'Требуется авторизация',
    'en-US,en;q=0.9,ru;q=0.8': 'Authentication required',
    'fr,ru;q=0.5': 'Требуется авторизация',
    fr: 'Authentication required',
    '*': 'Authentication required',
    'ru;q=0': 'Authentication required',
    '': 'Authentication required',
    '!!;;q=': 'Authentication required',
  }
  for (const [language, message] of Object.entries(languages)) {
    const reply = await anonymous.call('GET', '/profile', { headers: { 'accept-language': language } })
    expect([language, reply.json().message]).toEqual([language, message])
  }
  expect((await anonymous.call('GET', '/profile')).json().message).toBe('Authentication required')
  expect(callerLanguage({ headers: {} })).toBe('en')
})

test('every reply carries the security headers and an id of its own', async () => {
  const { anonymous } = await createTestApp()
  const replies = [
    await anonymous.call('GET', '/news'),
    await anonymous.call('GET', '/profile'),
    await anonymous.call('GET', '/unknown'),
    await anonymous.call('POST', '/login', { body: {} }),
  ]
  for (const { headers } of replies)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
  const ids = replies.map(({ headers }) => headers['x-request-id'])
  expect(new Set(ids).size).toBe(replies.length)
})

test('a site on https asks browsers to stay there; one on http or localhost does not', async () => {
  const transportSecurity = async (url: string) => {
    const config = { ...TEST_CONFIG, site: { url } }
    const { anonymous } = await createTestApp({ config })
    return (await anonymous.call('GET', '/news')).headers['strict-transport-security']
  }
  expect(await transportSecurity('https://front.example')).toBe('max-age=31536000')
  expect(await transportSecurity('http://front.example')).toBeUndefined()
  expect(await transportSecurity('https://localhost:3000')).toBeUndefined()
})

test('names below that of the site are meant too where the operator says so', async () => {
  const config = { ...TEST_CONFIG, site: { url: 'https://front.example', isHttpsForSubdomains: true } }
  const { anonymous } = await createTestApp({ config })
  expect((await anonymous.call('GET', '/news')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('pictures come from nowhere but us, and so do scripts', async () => {
  const { anonymous } = await createTestApp()
  const policy = (await anonymous.call('GET', '/news')).headers['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("img-src 'self' data:;")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types frontland-html;")
})

test('a fault of ours is 500 without a word about its insides, and is logged once with the id of the request', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { anonymous, database } = await createTestApp({ logger: { level: 'error', stream } })
  await database.query.schema.dropTable('feedback').execute()
  const reply = await anonymous.call('GET', '/feedback', { headers: { 'accept-language': 'ru' } })
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    code: 'internal',
    message: 'Что-то сломалось на нашей стороне. Попробуйте ещё раз чуть позже.',
  })
  expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`"reqId":"${reply.headers['x-request-id']}"`)
  expect(lines[0]).toContain('feedback')
})

test('fields that the contract does not name never leave the server', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  for (const path of ['/profile', '/admin/users', '/servers', '/news', '/admin/roles']) {
    const { body } = await admin.call('GET', path)
    expect(body).not.toMatch(/password|token_hash|_folded|argon2/i)
  }
})

test('HEAD answers like GET without a body', async () => {
  const { app } = await createTestApp()
  const [get, head] = [await app.inject('/api/news'), await app.inject({ method: 'HEAD', url: '/api/news' })]
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
})
