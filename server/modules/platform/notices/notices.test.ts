import { expect, test } from 'vitest'
import type { Notices, SentNotice } from '#shared/contract/platform/notices.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SAID = { text_ru: 'Сервер переехал', text_en: 'The server has moved' }

const read = async (client: TestClient, query = '', language = 'ru') =>
  (await client.call('GET', `/notices${query}`, { headers: { 'accept-language': language } })).json<Notices>()
const texts = async (client: TestClient, language = 'ru') =>
  (await read(client, '', language)).data.map(({ text }) => text)
const send = (client: TestClient, body: object, headers = {}) =>
  client.call('POST', '/admin/notices', { body: { ...SAID, ...body }, headers })

const herald = (site: TestApp) => site.player('Herald', ['access_admin_panel', 'send_notices'])

async function giveRole(site: TestApp, userId: number, roles: string[]) {
  const reply = await (await site.administrator()).call('PUT', `/admin/users/${userId}`, { body: { roles } })
  expect(reply.statusCode).toBe(200)
}

test('a notice to a player is there when the call answers, in the language of the reader', async () => {
  const site = await createTestApp()
  const [ranger, other] = [await site.player('Ranger'), await site.player('Other')]
  const reply = await send(await herald(site), { to: { username: 'rANGER' }, url: '/news' })
  expect(reply.statusCode).toBe(201)
  expect(reply.json()).toMatchObject({ to: { username: 'Ranger' }, by: 'Herald', recipients: 1, reads: 0 })
  expect(await read(ranger)).toEqual({
    data: [
      {
        id: reply.json().id,
        text: SAID.text_ru,
        url: '/news',
        isRead: false,
        createdAt: site.clock.now.toISOString(),
        languages: ['ru', 'en'],
      },
    ],
    unread: 1,
  })
  expect(await texts(ranger, 'en')).toEqual([SAID.text_en])
  expect(await read(other)).toEqual({ data: [], unread: 0 })
})

test('a text of one language is shown to readers of the other, and says so', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  await send(await herald(site), { to: 'all', text_ru: null, text_en: 'Only English' })
  expect((await read(ranger)).data).toMatchObject([{ text: 'Only English', languages: ['en'] }])
})

test('a notice to all reaches every player there is, and nobody who comes later', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const ranger = await site.player('Ranger')
  const reply = await send(staff, { to: 'all' })
  // The delivered administrator was never registered and is a player all the same.
  expect(reply.json().recipients).toBe(3)
  const newcomer = await site.player('Newcomer')
  expect(await texts(ranger)).toEqual([SAID.text_ru])
  expect(await texts(staff)).toEqual([SAID.text_ru])
  expect(await read(newcomer)).toEqual({ data: [], unread: 0 })
})

test('a notice to a role reaches who holds it then and still does', async () => {
  const site = await createTestApp()
  const ids = { kept: await site.createUser('Kept'), left: await site.createUser('Left') }
  const late = await site.createUser('Late')
  for (const id of Object.values(ids)) await giveRole(site, id, ['editor'])
  site.clock.advance(1_000)
  const staff = await herald(site)
  expect((await send(staff, { to: { role: 'EDITOR' } })).json()).toMatchObject({
    to: { role: 'editor' },
    recipients: 2,
  })
  site.clock.advance(1_000)
  await giveRole(site, ids.left, [])
  await giveRole(site, late, ['editor'])
  // Another role beside it takes nothing away.
  await giveRole(site, ids.kept, ['editor', 'moderator'])
  expect(await texts(await site.signIn(ids.kept))).toContain(SAID.text_ru)
  expect(await texts(await site.signIn(ids.left))).not.toContain(SAID.text_ru)
  expect(await texts(await site.signIn(late))).not.toContain(SAID.text_ru)
})

test('of a role that is gone nobody is told any more, and all the others are not either', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const role = (
    await admin.call('POST', '/admin/roles', { body: { name: 'scouts', permissions: [] } })
  ).json<{ id: number }>()
  const scout = await site.createUser('Scout')
  await giveRole(site, scout, ['scouts'])
  const stranger = await site.player('Stranger')
  const staff = await herald(site)
  await send(staff, { to: { role: 'scouts' } })
  await admin.call('DELETE', `/admin/roles/${role.id}`)
  expect(await texts(await site.signIn(scout))).not.toContain(SAID.text_ru)
  expect(await texts(stranger)).toEqual([])
  expect((await staff.call('GET', '/admin/notices')).json().data).toMatchObject([{ to: { role: null } }])
})

test('what is read is read, whatever others do, and what is not one’s own is left alone', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const [ranger, other] = [await site.player('Ranger'), await site.player('Other')]
  const { id: forAll } = (await send(staff, { to: 'all' })).json<SentNotice>()
  const { id: forOther } = (await send(staff, { to: { username: 'Other' } })).json<SentNotice>()
  const mark = (body: object) => ranger.call('POST', '/notices/read', { body })
  expect((await mark({ ids: [forAll, forOther, 999_999] })).json()).toEqual({ unread: 0 })
  expect((await mark({ ids: [forAll] })).json()).toEqual({ unread: 0 })
  expect((await mark({ ids: [] })).json()).toEqual({ unread: 0 })
  expect((await read(ranger)).data).toMatchObject([{ id: forAll, isRead: true }])
  expect((await read(other)).unread).toBe(2)
  const sent = (await staff.call('GET', '/admin/notices')).json<{ data: SentNotice[] }>().data
  expect(sent.map(({ id, reads }) => [id, reads])).toEqual([
    [forOther, 0],
    [forAll, 1],
  ])
})

test('two tabs that mark the same are counted once', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const ranger = await site.player('Ranger')
  const { id } = (await send(staff, { to: 'all' })).json<SentNotice>()
  const mark = () => ranger.call('POST', '/notices/read', { body: { ids: [id] } })
  const replies = await Promise.all([mark(), mark(), mark()])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await staff.call('GET', '/admin/notices')).json().data).toMatchObject([{ reads: 1 }])
})

test('all are marked up to the one that was seen, not those that came meanwhile', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const ranger = await site.player('Ranger')
  await send(staff, { to: 'all' })
  const { id: seen } = (await send(staff, { to: { username: 'Ranger' } })).json<SentNotice>()
  const { id: meanwhile } = (await send(staff, { to: 'all' })).json<SentNotice>()
  await ranger.call('POST', '/notices/read', { body: { upTo: seen } })
  const { data, unread } = await read(ranger)
  expect(unread).toBe(1)
  expect(data.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([meanwhile])
})

test('they come 20 at a time, the newest first', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const ranger = await site.player('Ranger')
  for (let count = 1; count <= 25; count++)
    await send(staff, { to: count % 2 ? 'all' : { username: 'Ranger' }, text_ru: `№ ${count}` })
  const first = await read(ranger)
  const second = await read(ranger, `?before=${first.data.at(-1)?.id}`)
  expect([...first.data, ...second.data].map(({ text }) => text)).toEqual(
    Array.from({ length: 25 }, (_, index) => `№ ${25 - index}`),
  )
  expect([first.data.length, first.unread, second.unread]).toEqual([20, 25, 25])
})

test('after 90 days it is forgotten, with what was read of it', async () => {
  const site = await createTestApp()
  const staff = await site.createUser('Herald', ['access_admin_panel', 'send_notices'])
  const ranger = await site.createUser('Ranger')
  const { id } = (await send(await site.signIn(staff), { to: 'all' })).json<SentNotice>()
  await (await site.signIn(ranger)).call('POST', '/notices/read', { body: { ids: [id] } })
  site.clock.advance(89 * DAY_MS)
  await send(await site.signIn(staff), { to: 'all', text_ru: 'Новое' })
  const reader = await site.signIn(ranger)
  expect(await texts(reader)).toEqual(['Новое', SAID.text_ru])
  site.clock.advance(2 * DAY_MS)
  expect(await texts(reader)).toEqual(['Новое'])
  await site.runBackgroundWork(60 * 60 * 1000)
  expect(await site.database.query.selectFrom('notices').select('id').execute()).toHaveLength(1)
  expect(await site.database.query.selectFrom('notice_reads').select('notice_id').execute()).toEqual([])
})

test('one that was withdrawn is seen by nobody, and stays in the list of what was sent', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const ranger = await site.player('Ranger')
  const { id } = (await send(staff, { to: 'all' })).json<SentNotice>()
  expect((await staff.call('DELETE', `/admin/notices/${id}`)).statusCode).toBe(204)
  expect((await staff.call('DELETE', `/admin/notices/${id}`)).statusCode).toBe(404)
  expect(await read(ranger)).toEqual({ data: [], unread: 0 })
  expect((await staff.call('GET', '/admin/notices')).json()).toMatchObject({
    total: 1,
    data: [{ id, isWithdrawn: true }],
  })
})

test('what the site itself told can be neither seen nor withdrawn by those who send', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  await giveRole(site, await site.createUser('Ranger'), ['editor'])
  expect((await staff.call('GET', '/admin/notices')).json()).toMatchObject({ total: 0, data: [] })
  const { id } = await site.database.query.selectFrom('notices').select('id').executeTakeFirstOrThrow()
  expect((await staff.call('DELETE', `/admin/notices/${id}`)).statusCode).toBe(404)
})

test('one key sends once; the same key for something else is refused', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const headers = { 'idempotency-key': 'press-1' }
  const replies = await Promise.all([1, 2].map(() => send(staff, { to: 'all' }, headers)))
  expect(new Set(replies.map((reply) => reply.json<SentNotice>().id)).size).toBe(1)
  expect((await send(staff, { to: 'all', text_ru: 'Другое' }, headers)).json()).toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect((await staff.call('GET', '/admin/notices')).json().total).toBe(1)
})

test('what leads nowhere or would deceive is refused, by its field', async () => {
  const site = await createTestApp()
  const staff = await herald(site)
  const refused = async (body: object) => {
    const reply = await send(staff, { to: 'all', ...body })
    expect(reply.statusCode).toBe(400)
    return Object.keys(reply.json<{ fields: object }>().fields)
  }
  for (const url of [
    'javascript:alert(1)',
    'http://example.org',
    '//example.org',
    '/nowhere-at-all',
    'data:text/html,x',
    'https://',
    '/\\example.org',
  ])
    expect([url, await refused({ url })]).toEqual([url, ['url']])
  expect(await refused({ to: { username: 'Nobody' } })).toEqual(['to'])
  expect(await refused({ to: { role: 'no such role' } })).toEqual(['to'])
  expect(await refused({ to: 'some' })).toEqual(['to'])
  expect(await refused({ text_ru: ' ', text_en: '' })).toEqual(['text_ru'])
  expect(await refused({ text_ru: 'я'.repeat(501) })).toEqual(['text_ru'])
  expect(await refused({ text_ru: 'a\0b' })).toEqual(['text_ru'])
  expect(await refused({ text_en: 'a\u202eb' })).toEqual(['text_en'])
  expect(await refused({ text_en: '\u200b \u2060' })).toEqual(['text_en'])
  for (const url of ['https://example.org/x?y#z', '/news?page=2', '/shop/elite', '/admin/feedback', null])
    expect([url, (await send(staff, { to: 'all', url })).statusCode]).toEqual([url, 201])
})

test('a link to a part that is switched off leads nowhere', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  await send(await herald(site), { to: 'all', url: '/shop' })
  expect((await read(ranger)).data).toMatchObject([{ url: '/shop' }])
  await (await site.administrator()).call('PUT', '/admin/site', { body: { parts: { shop: false } } })
  expect((await read(ranger)).data).toMatchObject([{ url: null }])
})

test('who sends is told to how many it would go, and the log what was sent', async () => {
  const site = await createTestApp()
  const ranger = await site.createUser('Ranger')
  await giveRole(site, ranger, ['editor'])
  const staff = await herald(site)
  const { all, roles } = (await staff.call('GET', '/admin/notices/audiences')).json()
  expect(all).toBe(3)
  expect(roles).toEqual(expect.arrayContaining([{ name: 'editor', holders: 1 }]))
  await send(staff, { to: { username: 'Ranger' }, url: '/news' })
  const { data } = (await (await site.administrator()).call('GET', '/admin/audit?noun=notice')).json()
  expect(data).toMatchObject([
    { action: 'create', actor: { username: 'Herald' }, after: { userId: ranger, url: '/news', ...SAID } },
  ])
})

test('with an account go its notices; what it sent stays without its name', async () => {
  const site = await createTestApp()
  const staffId = await site.createUser('Herald', ['access_admin_panel', 'send_notices'])
  const rangerId = await site.createUser('Ranger')
  const staff = await site.signIn(staffId)
  await send(staff, { to: 'all' })
  await send(staff, { to: { username: 'Ranger' } })
  const admin = await site.administrator()
  await admin.call('DELETE', `/admin/users/${rangerId}`)
  await admin.call('DELETE', `/admin/users/${staffId}`)
  expect((await admin.call('GET', '/admin/notices')).json().data).toMatchObject([{ to: 'all', by: null }])
})
