import { expect, test } from 'vitest'
import { createTestApp, errorCode, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'

const write = (client: TestClient, headers: Record<string, string>) =>
  client.call('POST', '/feedback', { body: { message: 'Hello' }, headers })

test('a write sent by a page of another site is refused', async () => {
  const { player, anonymous } = await createTestApp({ rateLimits: false })
  const ranger = await player('Ranger')
  const origins = [
    'https://evil.example',
    'http://localhost:4000',
    'http://localhost.evil.example:3000',
    'http://evil.example/localhost:3000',
    'null',
    '',
    'not an origin',
    'file://',
  ]
  for (const origin of origins) {
    const reply = await write(ranger, { origin, host: 'localhost:3000', 'accept-language': 'ru' })
    expect([origin, reply.statusCode]).toEqual([origin, 403])
    expect(reply.json()).toEqual({
      code: 'cross_site',
      message: 'Запрос пришёл с другого сайта и отклонён.',
    })
  }
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
})

test('so is one that only tells of itself that it is cross-site', async () => {
  const { player } = await createTestApp()
  const reply = await write(await player('Ranger'), { 'sec-fetch-site': 'cross-site' })
  expect(reply.statusCode).toBe(403)
})

test('every method that writes is protected, none that reads', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const headers = { origin: 'https://evil.example' }
  expect(errorCode(await admin.call('PUT', '/news/1', { body: { title_en: 'Hacked' }, headers }))).toBe(
    'cross_site',
  )
  expect(errorCode(await admin.call('DELETE', '/news/1', { headers }))).toBe('cross_site')
  expect(errorCode(await admin.call('POST', '/logout', { headers }))).toBe('cross_site')
  expect((await admin.call('GET', '/news', { headers })).statusCode).toBe(200)
})

test('a write without an Origin, as launchers and bots send it, passes', async () => {
  const { player } = await createTestApp({ rateLimits: false })
  const ranger = await player('Ranger')
  expect((await write(ranger, {})).statusCode).toBe(201)
  for (const site of ['same-origin', 'same-site', 'none'])
    expect((await write(ranger, { 'sec-fetch-site': site })).statusCode).toBe(201)
})

test('a write from a page of the host that was asked passes', async () => {
  const { player } = await createTestApp({ rateLimits: false })
  const ranger = await player('Ranger')
  for (const host of ['localhost:3000', '192.168.1.7:3000', 'front.example'])
    expect((await write(ranger, { origin: `http://${host}`, host })).statusCode).toBe(201)
})

test('behind a proxy that hides the host, a write from a page of SITE_URL passes', async () => {
  const config = { ...TEST_CONFIG, site: { url: 'https://front.example' } }
  const { player } = await createTestApp({ config })
  const headers = { origin: 'https://front.example', host: '10.0.0.2:3000' }
  expect((await write(await player('Ranger'), headers)).statusCode).toBe(201)
})

test('no site is allowed to read replies from its pages', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('GET', '/news', { headers: { origin: 'https://evil.example' } })
  expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  expect(reply.headers['cross-origin-resource-policy']).toBe('same-origin')
})
