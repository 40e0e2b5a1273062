import { expect, test } from 'vitest'
import { createTestApp, TEST_CONFIG, type TestApp } from '#tests/harness/test-app.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const account = { username: 'Ranger', email: 'ranger@example.org', password: 'parade ground' }

async function registered(language = 'ru') {
  const site = await createTestApp({ config: { ...TEST_CONFIG, trustProxy: true } })
  await site.anonymous.call('POST', '/register', { body: account, headers: { 'accept-language': language } })
  await site.lettersAreSent()
  site.letters.length = 0
  return site
}

/** Signs in, in the browser that a cookie says or in one that has none, and gives that cookie. */
async function logIn(site: TestApp, browser?: string) {
  const { username, password } = account
  const reply = await site.anonymous.call('POST', '/login', {
    body: { username, password },
    headers: {
      'user-agent': FIREFOX,
      'x-forwarded-for': '203.0.113.77',
      ...(browser && { cookie: `browser=${browser}` }),
    },
  })
  expect(reply.statusCode).toBe(200)
  await site.lettersAreSent()
  return reply.cookies.find(({ name }) => name === 'browser')?.value ?? ''
}

test('a sign-in in another browser is told by mail, with what its owner can judge it by', async () => {
  const site = await registered()
  await logIn(site)
  expect(site.letters).toEqual([])
  await logIn(site)
  const [sent] = site.letters
  expect([sent?.to, sent?.letter.subject]).toEqual([account.email, 'Вход с нового устройства — FrontLand'])
  expect(sent?.letter.text).toContain('Здравствуйте, Ranger!')
  expect(sent?.letter.text).toMatch(
    /Устройство: Firefox на Windows\. Сеть: 203\.0\.113\.0\/24\. Время: 10 марта 2026/,
  )
  expect(sent?.letter.text).toContain('http://localhost:3000/forgot')
  expect(sent?.letter.text).not.toContain('203.0.113.77')
})

test('in a browser that is known nothing is told, however often', async () => {
  const site = await registered()
  const browser = await logIn(site)
  await logIn(site, browser)
  await logIn(site, browser)
  expect(site.letters).toEqual([])
})

test('somebody else’s browser is a new one, and the letter is in the account’s own language', async () => {
  const site = await registered('en')
  await logIn(site)
  const other = { username: 'Scout', email: 'scout@example.org', password: 'parade ground' }
  await site.anonymous.call('POST', '/register', { body: other })
  const { cookies } = await site.anonymous.call('POST', '/login', { body: other })
  await site.lettersAreSent()
  site.letters.length = 0
  await logIn(site, cookies.find(({ name }) => name === 'browser')?.value)
  expect(site.letters.map(({ letter }) => letter.subject)).toEqual(['A sign-in on a new device — FrontLand'])
})
