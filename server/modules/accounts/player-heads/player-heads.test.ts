import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, TEST_CONFIG, type TestApp } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'
import { drawHead } from './drawn-head.ts'
import { createFetchAvatar } from './fetch-avatar.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** A picture of so many pixels a side. */
const pictureOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#4d5a2c' } })
    .png()
    .toBuffer()
const PNG = await pictureOf(96)
const VAST = await pictureOf(2_000)

/** An avatar service that answers as the test says, the site that asks it, what it was asked for, and what the site complained of. */
async function openSite(answer: (response: ServerResponse, name: string) => void = sendPng) {
  const asked: string[] = []
  const answers = { give: answer }
  const service = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '')
    asked.push(name)
    answers.give(response, name)
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const avatarUrlTemplate = `http://127.0.0.1:${(service.address() as AddressInfo).port}/{username}`
  const log: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(String(line))
      done()
    },
  })
  const site = await createTestApp({
    config: { ...TEST_CONFIG, avatarUrlTemplate },
    logger: { level: 'warn', stream },
  })
  return { ...site, asked, answers, log, avatarUrlTemplate }
}

function sendPng(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'image/png' }).end(PNG)
}

const look = ({ app }: TestApp, name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/heads/${encodeURIComponent(name)}`, headers })

/** Looks until the head is the one the service has. */
const arrives = (site: TestApp, name: string) =>
  until(async () => expect((await look(site, name)).headers['content-type']).toBe('image/png'))

test('a head is drawn until the service has answered, and then kept for a day', async () => {
  const site = await openSite()
  await site.createUser('Ranger')
  const first = await look(site, 'Ranger')
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toBe('image/svg+xml')
  expect(first.body).toBe(drawHead('Ranger'))
  await arrives(site, 'rangeR')
  const kept = await look(site, 'Ranger')
  expect(kept.rawPayload).toEqual(PNG)
  expect((await look(site, 'Ranger', { 'if-none-match': String(kept.headers.etag) })).statusCode).toBe(304)
  site.clock.advance(DAY_MS - 1)
  await look(site, 'Ranger')
  expect(site.asked).toEqual(['Ranger'])

  site.clock.advance(1)
  expect((await look(site, 'Ranger')).headers['content-type']).toBe('image/png')
  await until(() => expect(site.asked).toEqual(['Ranger', 'Ranger']))
})

test('nobody makes the site ask for a name that no account has', async () => {
  const site = await openSite()
  for (const name of ['nobody', '../etc', '%00', 'Ж'.repeat(64)]) {
    const { statusCode, headers } = await look(site, name)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  }
  for (const name of ['x'.repeat(65), '\0']) expect((await look(site, name)).statusCode).toBe(404)
  await site.createUser('Ranger')
  await arrives(site, 'Ranger')
  expect(site.asked).toEqual(['Ranger'])
})

test('however many look at once, the service is asked once', async () => {
  const site = await openSite()
  await site.createUser('Ranger')
  await Promise.all(Array.from({ length: 20 }, () => look(site, 'Ranger')))
  await arrives(site, 'Ranger')
  expect(site.asked).toEqual(['Ranger'])
})

test.each([
  [
    'a page',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload=alert(1)>'),
  ],
  [
    'too much',
    (response: ServerResponse) => response.writeHead(200).end(Buffer.concat([PNG, Buffer.alloc(64 * 1024)])),
  ],
  ['thousands of pixels a side', (response: ServerResponse) => response.writeHead(200).end(VAST)],
  [
    'the beginning of a picture',
    (response: ServerResponse) => response.writeHead(200).end(PNG.subarray(0, 12)),
  ],
  ['nothing', (response: ServerResponse) => response.writeHead(404).end()],
])('what is no small picture is not kept: %s', async (_what, answer) => {
  const site = await openSite((response, name) => (name === 'Ranger' ? answer(response) : sendPng(response)))
  for (const name of ['Ranger', 'Scout']) await site.createUser(name)
  await look(site, 'Ranger')
  await until(() => expect(site.asked).toContain('Ranger'))
  await arrives(site, 'Scout')
  site.clock.advance(HOUR_MS)
  await until(async () => {
    expect((await look(site, 'Ranger')).headers['content-type']).toBe('image/svg+xml')
  })
  expect(site.asked).toEqual(['Ranger', 'Scout'])
})

test('an address that the service leads on to is never asked', async () => {
  const inside: string[] = []
  const secret = createServer((request, response) => {
    inside.push(String(request.url))
    sendPng(response)
  })
  secret.listen(0, '127.0.0.1')
  await once(secret, 'listening')
  onTestFinished(() => void secret.close())
  const location = `http://127.0.0.1:${(secret.address() as AddressInfo).port}/metadata`
  const site = await openSite((response, name) =>
    name === 'Ranger' ? response.writeHead(302, { location }).end() : sendPng(response),
  )
  for (const name of ['Ranger', 'Scout']) await site.createUser(name)
  await look(site, 'Ranger')
  await until(() => expect(site.asked).toContain('Ranger'))
  await arrives(site, 'Scout')
  expect((await look(site, 'Ranger')).headers['content-type']).toBe('image/svg+xml')
  expect(inside).toEqual([])
})

test('a service that is away is left alone for five minutes, and what is kept is shown', async () => {
  const site = await openSite()
  for (const name of ['Ranger', 'Scout']) await site.createUser(name)
  await arrives(site, 'Ranger')
  site.answers.give = (response) => response.writeHead(503).end()
  site.clock.advance(DAY_MS)
  expect((await look(site, 'Ranger')).headers['content-type']).toBe('image/png')
  await until(() => expect(site.asked).toHaveLength(2))
  await until(() => expect(site.log.join()).toContain('the avatar service cannot be asked'))
  site.answers.give = sendPng
  site.clock.advance(5 * 60_000)
  await arrives(site, 'Scout')
  expect((await look(site, 'Ranger')).rawPayload).toEqual(PNG)
  expect(site.asked).toEqual(['Ranger', 'Ranger', 'Scout'])
})

test('a new name has a head of its own, and a deleted account leaves none', async () => {
  const site = await openSite()
  const id = await site.createUser('Ranger')
  await arrives(site, 'Ranger')
  const staff = await site.administrator()
  const { version } = (await staff.call('GET', `/admin/users/${id}`)).json()
  await staff.call('PUT', `/admin/users/${id}`, { body: { username: 'Tracer', version } })
  expect((await look(site, 'Tracer')).headers['content-type']).toBe('image/svg+xml')
  await arrives(site, 'Tracer')
  expect(site.asked).toEqual(['Ranger', 'Tracer'])

  await staff.call('DELETE', `/admin/users/${id}`)
  expect(await site.database.query.selectFrom('player_heads').selectAll().execute()).toEqual([])
})

test('a service that never answers holds up neither the page nor the end of the process', async () => {
  const site = await openSite(() => {})
  await site.createUser('Ranger')
  expect((await look(site, 'Ranger')).statusCode).toBe(200)
  await until(() => expect(site.asked).toEqual(['Ranger']))
  await site.app.close()
})

test('the same name has the same head everywhere, others have others', () => {
  expect(drawHead('Ranger')).toBe(drawHead('rangER'))
  const many = new Set(Array.from({ length: 200 }, (_, index) => drawHead(`player_${index}`)))
  expect(many.size).toBeGreaterThan(150)
})

test('a head that was asked for by a clock ahead of its time is asked for again, also after a failure', async () => {
  const site = await openSite()
  for (const name of ['Ranger', 'Scout']) await site.createUser(name)
  site.clock.advance(30 * DAY_MS)
  await arrives(site, 'Ranger')
  site.answers.give = (response) => response.writeHead(503).end()
  await look(site, 'Scout')
  await expect.poll(() => site.asked).toEqual(['Ranger', 'Scout'])
  site.answers.give = sendPng
  site.clock.advance(-30 * DAY_MS)
  await arrives(site, 'Scout')
  await look(site, 'Ranger')
  await expect.poll(() => site.asked).toEqual(['Ranger', 'Scout', 'Scout', 'Ranger'])
})

test('a service that staff named is not asked in a private network', async () => {
  const { avatarUrlTemplate: template, asked } = await openSite()
  const signal = AbortSignal.timeout(10_000)
  const ask = (isFixed: boolean) => createFetchAvatar(async () => ({ template, isFixed }))('Scout', signal)
  await expect(ask(false)).rejects.toThrow('private address 127.0.0.1')
  expect(asked).toEqual([])
  expect(await ask(true)).toMatchObject({ type: 'image/png' })
})
