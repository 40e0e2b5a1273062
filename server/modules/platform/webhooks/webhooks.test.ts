import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { PostAnswer } from '#server/lib/net/post-over-http.ts'
import { holdOutgoing } from '#server/operator/backup/hold-outgoing.ts'
import type { Delivery, Webhook } from '#shared/contract/platform/webhooks.ts'
import {
  createTestApp,
  errorCode,
  TEST_CONFIG,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { signMessage } from './sign-message.ts'

const CHECK_MS = 5_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Posted = { url: string; body: string; headers: Record<string, string> }

/** A site whose hooks call nobody: what they send is kept, and answered by `answer`. */
async function siteWithHooks(
  answer: () => PostAnswer | Promise<PostAnswer> = () => ({ status: 204, text: '' }),
) {
  const posted: Posted[] = []
  const site = await createTestApp({
    postHook: async (url, body, headers) => {
      posted.push({ url, body, headers })
      return answer()
    },
  })
  return { site, posted, deliver: () => site.runBackgroundWork(CHECK_MS) }
}

const STANDARD = {
  kind: 'standard',
  name: 'Program',
  events: ['news.published', 'player.registered'],
  url: 'https://bot.example/hook?key=1',
}
const NEWS = { title_ru: 'Открытие', description_ru: 'Текст', title_en: 'Opening', description_en: 'Text' }

async function make(client: TestClient, draft: object = STANDARD) {
  const reply = await client.call('POST', '/admin/webhooks', { body: draft })
  expect([reply.statusCode, reply.body]).toEqual([201, expect.any(String)])
  return reply.json<{ id: number; secret: string | null }>()
}
const log = async (client: TestClient) =>
  (await client.call('GET', '/admin/webhook-deliveries')).json<{ data: Delivery[] }>().data
const register = (site: TestApp, username: string) =>
  site.anonymous.call('POST', '/register', {
    body: { username, email: `${username}@example.org`, password: 'long enough by far' },
  })

test('news that come out are told, signed by the secret that was shown once', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  const { secret } = await make(admin)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const { id } = (await admin.call('POST', '/news', { body: NEWS })).json<{ id: number }>()
  await deliver()
  expect(posted).toHaveLength(1)
  const [{ url, body, headers } = { url: '', body: '', headers: {} as Record<string, string> }] = posted
  expect(url).toBe(STANDARD.url)
  expect(JSON.parse(body)).toEqual({
    type: 'news.published',
    timestamp: site.clock.now.toISOString(),
    data: {
      id,
      title_ru: 'Открытие',
      title_en: 'Opening',
      url_ru: expect.stringContaining(`http://localhost:3000/news/${id}`),
      url_en: expect.stringContaining(`http://localhost:3000/news/${id}`),
      date: site.clock.now.toISOString(),
    },
  })
  const signed = { id: headers['webhook-id'] ?? '', at: site.clock.now.getTime(), body }
  expect(headers).toMatchObject(signMessage(secret ?? '', signed))
  expect(await log(admin)).toMatchObject([{ state: 'sent', attempts: 1, answer: '204' }])
  const listed = (await admin.call('GET', '/admin/webhooks')).json<{ data: Webhook[] }>().data
  expect(listed).toMatchObject([{ name: 'Program', target: 'https://bot.example/hook?…' }])
  const stored = JSON.stringify(await site.database.query.selectFrom('webhooks').selectAll().execute())
  expect(stored).not.toContain('bot.example')
})

test('of an address neither list nor log shows who signs in, the query or the fragment', async () => {
  const { site } = await siteWithHooks()
  const admin = await site.administrator()
  const shown = {
    'https://user:PA@SSWORD@bot.example/x#frag-SECRET': 'https://…@bot.example/x#…',
    'https://:SECRET@bot.example:8443/x': 'https://…@bot.example:8443/x',
    'https://SECRET@bot.example/x?key=SECRET#SECRET': 'https://…@bot.example/x?…#…',
    'https://bot.example/x#SECRET?SECRET': 'https://bot.example/x#…',
    'https://user:SECRET/@bot.example': '…',
    'https://bot.example/@front': 'https://bot.example/@front',
  }
  for (const url of Object.keys(shown)) await make(admin, { ...STANDARD, url })
  const listed = (await admin.call('GET', '/admin/webhooks')).json<{ data: Webhook[] }>().data
  expect(listed.map(({ target }) => target).reverse()).toEqual(Object.values(shown))
  const { body } = await admin.call('GET', '/admin/audit?noun=webhook')
  expect(body).toContain('https://…@bot.example/x#…')
  expect(body).not.toMatch(/SECRET|SSWORD/)
})

test('an item is told when it comes out, once, and nothing of drafts', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  await make(admin)
  const draft = (await admin.call('POST', '/news', { body: { ...NEWS, isDraft: true } })).json<{
    id: number
  }>()
  const date = new Date(site.clock.now.getTime() + HOUR_MS).toISOString()
  const later = (await admin.call('POST', '/news', { body: { ...NEWS, date } })).json<{ id: number }>()
  const gone = (await admin.call('POST', '/news', { body: { ...NEWS, date } })).json<{ id: number }>()
  await admin.call('DELETE', `/news/${gone.id}`)
  await deliver()
  expect(posted).toEqual([])
  site.clock.advance(HOUR_MS)
  const again = await site.administrator()
  await deliver()
  expect(posted.map(({ body }) => JSON.parse(body).data.id)).toEqual([later.id])
  await again.call('PUT', `/news/${draft.id}`, { body: { isDraft: false } })
  await again.call('PUT', `/news/${draft.id}`, { body: { title_ru: 'Иначе' } })
  await deliver()
  expect(posted.map(({ body }) => JSON.parse(body).data.id)).toEqual([later.id, draft.id])
})

test('an item that is restored is told when it is out, unless it had been out before it was deleted', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const told = () => posted.map(({ body }) => JSON.parse(body).data.id)
  const admin = await site.administrator()
  const inAnHour = new Date(site.clock.now.getTime() + HOUR_MS).toISOString()
  const inTwo = new Date(site.clock.now.getTime() + 2 * HOUR_MS).toISOString()
  const before = (await admin.call('POST', '/news', { body: NEWS })).json<{ id: number }>()
  await make(admin)
  const all = [before.id]
  for (const fields of [{}, { date: inAnHour }, { date: inTwo }, { isDraft: true }])
    all.push((await admin.call('POST', '/news', { body: { ...NEWS, ...fields } })).json<{ id: number }>().id)
  const [, out, missed, early] = all
  await deliver()
  for (const id of all) expect((await admin.call('DELETE', `/news/${id}`)).statusCode).toBe(204)
  site.clock.advance(HOUR_MS)
  await deliver()
  expect(told()).toEqual([out])
  const again = await site.administrator()
  for (const id of all) expect((await again.call('POST', `/admin/news/${id}/restore`)).statusCode).toBe(200)
  await deliver()
  expect(told()).toEqual([out, missed])
  site.clock.advance(HOUR_MS)
  await deliver()
  expect(told()).toEqual([out, missed, early])
  // Whether it was told is not known for ever, that it was out is.
  site.clock.advance(40 * 24 * HOUR_MS)
  await site.runBackgroundWork(HOUR_MS)
  const late = await site.administrator()
  await late.call('DELETE', `/news/${out}`)
  await late.call('POST', `/admin/news/${out}/restore`)
  await deliver()
  expect(told()).toHaveLength(3)
})

test('a player who registers is told of by name alone, and forgotten with the account', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  await make(admin)
  const { id } = (await register(site, 'Newcomer')).json<{ id: number }>()
  await deliver()
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
    type: 'player.registered',
    data: { id, username: 'Newcomer' },
  })
  expect(posted[0]?.body).not.toContain('@')
  await admin.call('DELETE', `/admin/users/${id}`)
  expect(await log(admin)).toEqual([])
})

test('what nobody takes is tried again for a day, ever later, under one id; then it has failed and can be sent again', async () => {
  let status = 500
  const { site, posted, deliver } = await siteWithHooks(() => ({ status, text: 'busy' }))
  await make(await site.administrator())
  await register(site, 'Newcomer')
  const begun = site.clock.now.getTime()
  for (let hours = 0; hours < 30; hours += 1) {
    await deliver()
    site.clock.advance(HOUR_MS)
  }
  const admin = await site.administrator()
  const [failed] = await log(admin)
  expect(failed).toMatchObject({ state: 'failed', attempts: posted.length, answer: '500 busy', nextAt: null })
  const lasted = Date.parse(failed?.triedAt ?? '') - begun
  expect(lasted).toBeGreaterThan(23 * HOUR_MS)
  expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(posted.map(({ headers }) => headers['webhook-timestamp'])).size).toBeGreaterThan(5)
  expect(new Set(posted.map(({ body }) => body)).size).toBe(1)
  status = 200
  const tries = posted.length
  expect((await admin.call('POST', `/admin/webhook-deliveries/${failed?.id}/resend`)).statusCode).toBe(200)
  await deliver()
  expect(posted).toHaveLength(tries + 1)
  expect(await log(admin)).toMatchObject([{ state: 'sent', answer: '200 busy' }])
})

test('Discord and Telegram get messages of their own kind, in the language of the hook, and nobody is called for', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  const url = 'https://discord.com/api/webhooks/123456/abc-DEF_9'
  const common = { events: ['news.published'], language: 'ru' }
  await make(admin, { ...common, kind: 'discord', name: 'D', url })
  const botToken = `123456:${'A'.repeat(35)}`
  const telegram = await make(admin, {
    ...common,
    kind: 'telegram',
    name: 'T',
    botToken,
    chat: '@front',
    language: 'en',
  })
  expect(telegram.secret).toBeNull()
  await admin.call('POST', '/news', { body: NEWS })
  await deliver()
  const [discord, bot] = posted.toSorted((one, other) => one.url.localeCompare(other.url)).reverse()
  expect([discord?.url, bot?.url]).toEqual([url, `https://api.telegram.org/bot${botToken}/sendMessage`])
  expect(JSON.parse(discord?.body ?? '')).toEqual({
    content: expect.stringMatching(/^Новость: Открытие\nhttp:\/\/localhost:3000\/news\/\S+$/),
    allowed_mentions: { parse: [] },
  })
  expect(JSON.parse(bot?.body ?? '')).toEqual({
    chat_id: '@front',
    text: expect.stringMatching(/^News: Opening\nhttp:\/\/localhost:3000\/news\/\S+$/),
  })
  const seen =
    (await admin.call('GET', '/admin/webhooks')).body + (await admin.call('GET', '/admin/audit')).body
  expect(seen).not.toContain('abc-DEF_9')
  expect(seen).not.toContain(botToken)
})

test('a test says what came back, also when nothing did, and tells no token', async () => {
  let fails = false
  const { site, posted } = await siteWithHooks(() => {
    if (fails) throw new Error('connect ECONNREFUSED https://api.telegram.org/bot1:secret/sendMessage')
    return { status: 401, text: '{"message": "401: Unauthorized"}' }
  })
  const admin = await site.administrator()
  const { id } = await make(admin)
  const ask = async () => (await admin.call('POST', `/admin/webhooks/${id}/test`)).json<object>()
  expect(await ask()).toEqual({ isSent: false, answer: '401 {"message": "401: Unauthorized"}' })
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ data: { isTest: true } })
  fails = true
  expect(await ask()).toEqual({ isSent: false, answer: 'connect ECONNREFUSED …' })
})

test('what waited when a backup was made is held until staff let it go', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  await make(admin)
  await site.database.query.deleteFrom('webhook_deliveries').execute()
  await admin.call('POST', '/news', {
    body: { ...NEWS, date: new Date(site.clock.now.getTime() + 1_000).toISOString() },
  })
  await holdOutgoing(site.database, site.clock.now)
  site.clock.advance(MINUTE_MS)
  await deliver()
  expect(posted).toEqual([])
  expect(await log(admin)).toMatchObject([{ state: 'held' }])
  expect((await admin.call('GET', '/admin/webhooks')).json()).toMatchObject({ held: 1 })
  expect((await admin.call('POST', '/admin/webhook-deliveries/release')).statusCode).toBe(204)
  await deliver()
  expect(posted).toHaveLength(1)
})

test('what is wrong is refused, and a hook that goes takes along what waits', async () => {
  const { site, posted, deliver } = await siteWithHooks(() => ({ status: 500, text: 'busy' }))
  const admin = await site.administrator()
  const wrong = [
    { ...STANDARD, url: 'ftp://bot.example' },
    { ...STANDARD, events: [] },
    { ...STANDARD, kind: 'discord' },
    { ...STANDARD, kind: 'telegram', botToken: 'x', chat: '@front' },
  ]
  for (const body of wrong)
    expect(errorCode(await admin.call('POST', '/admin/webhooks', { body }))).toBe('validation_failed')
  const { id } = await make(admin)
  await register(site, 'Newcomer')
  await deliver()
  expect(await log(admin)).toMatchObject([{ state: 'waiting' }])
  expect((await admin.call('DELETE', `/admin/webhooks/${id}`)).statusCode).toBe(204)
  const told = posted.length
  site.clock.advance(HOUR_MS)
  await deliver()
  expect(posted).toHaveLength(told)
  expect(errorCode(await admin.call('POST', '/admin/webhooks', { body: STANDARD }))).toBe(
    'confirmation_required',
  )
})

test('there are twenty at most, however many are made at once', async () => {
  const { site } = await siteWithHooks()
  const admin = await site.administrator()
  const attempts = Array.from({ length: 40 }, () => admin.call('POST', '/admin/webhooks', { body: STANDARD }))
  const replies = await Promise.all(attempts)
  const [made, refused] = [201, 409].map((status) => replies.filter((reply) => reply.statusCode === status))
  expect([made?.length, refused?.length]).toEqual([20, 20])
  expect(new Set(refused?.map(errorCode))).toEqual(new Set(['too_many_webhooks']))
  expect((await admin.call('GET', '/admin/webhooks')).json<{ data: Webhook[] }>().data).toHaveLength(20)
})

test('only public addresses are called, over real sockets, and where they lead on to is not asked', async () => {
  const asked: { url: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    asked.push({ url: request.url, body: await text(request) })
    response.writeHead(302, { location: '/elsewhere' }).end('moved')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.on('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const test = async (site: TestApp) => {
    const admin = await site.administrator()
    const { id } = await make(admin, { ...STANDARD, url })
    return (await admin.call('POST', `/admin/webhooks/${id}/test`)).json<object>()
  }
  expect(await test(await createTestApp())).toEqual({
    isSent: false,
    answer: '127.0.0.1 is at the private address 127.0.0.1.',
  })
  expect(asked).toEqual([])
  const open = await createTestApp({ config: { ...TEST_CONFIG, probeAllowPrivate: ['127.0.0.0/8'] } })
  expect(await test(open)).toEqual({ isSent: false, answer: '302 moved' })
  expect(asked.map((each) => each.url)).toEqual(['/hook'])
})

test('a hook is changed in place: what it tells, its name, and where it goes, by the secret that its receiver has', async () => {
  const { site, posted, deliver } = await siteWithHooks()
  const admin = await site.administrator()
  const { id, secret } = await make(admin)
  const change = (fields: object) =>
    admin.call('PUT', `/admin/webhooks/${id}`, { body: { kind: 'standard', ...fields } })
  const events = ['player.registered']
  const renamed = await change({ name: 'Bot', events, version: 1 })
  expect([renamed.statusCode, renamed.json<Webhook>()]).toMatchObject([
    200,
    { name: 'Bot', events, target: 'https://bot.example/hook?…', version: 2 },
  ])
  const late = await change({ name: 'Late', events, version: 1 })
  expect([late.statusCode, errorCode(late), late.json().by]).toEqual([409, 'conflict', 'admin'])
  expect((await change({ name: 'Bot', events, version: 2 })).json<Webhook>().version).toBe(2)

  expect((await change({ name: 'Bot', events, url: 'https://moved.example/in' })).statusCode).toBe(200)
  await register(site, 'Wolf')
  await deliver()
  const [call] = posted
  expect(call?.url).toBe('https://moved.example/in')
  const { 'webhook-id': messageId = '', 'webhook-timestamp': at = '' } = call?.headers ?? {}
  expect(call?.headers).toMatchObject(
    signMessage(secret ?? '', { id: messageId, at: Number(at) * 1_000, body: call?.body ?? '' }),
  )
  expect((await admin.call('GET', '/admin/audit?noun=webhook')).json().data[0]).toMatchObject({
    action: 'update',
    after: { target: 'https://moved.example/in' },
  })
})

test('a hook never becomes one of another kind, and of Telegram one part may stay', async () => {
  const { site, posted } = await siteWithHooks()
  const admin = await site.administrator()
  const telegram = { kind: 'telegram', name: 'Channel', events: ['news.published'] }
  const botToken = `123456:${'a'.repeat(35)}`
  const { id } = await make(admin, { ...telegram, botToken, chat: '@frontland' })
  const change = (fields: object, hook = id) =>
    admin.call('PUT', `/admin/webhooks/${hook}`, { body: { ...telegram, ...fields } })
  const other = await change({ kind: 'discord', url: 'https://discord.com/api/webhooks/7/abc' })
  expect([other.statusCode, errorCode(other)]).toEqual([400, 'validation_failed'])
  expect((await change({ chat: 'no chat' })).statusCode).toBe(400)
  expect((await change({}, 999)).statusCode).toBe(404)
  expect((await change({ chat: '-1001' })).statusCode).toBe(200)
  await admin.call('POST', `/admin/webhooks/${id}/test`)
  expect(posted[0]?.url).toContain(botToken)
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ chat_id: '-1001' })
})
