/** Every change by staff is written down with the change itself, or not at all. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const news = { title_ru: 'Новость', title_en: 'News', description_ru: 'Текст', description_en: 'Text' }
const gameServer = {
  name_server: 'Front Line',
  type: 'minecraft',
  ip: 'mc.front.example:25565',
  description_ru: 'Линия фронта',
  description_en: 'The front line',
  difficulty: 'hard',
  features_ru: '',
  features_en: '',
  icon: 'Skull',
  uptime: '99%',
  players: '0/64',
}

async function log({ database }: TestApp) {
  const rows = await database.query.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }))
}

test('who, what, before, after and when are written down for news', async () => {
  const site = await createTestApp()
  const editorId = await site.createUser('Editor', ['manage_news'])
  const editor = await site.signIn(editorId)
  const created = (await editor.call('POST', '/news', { body: news })).json()
  site.clock.advance(1000)
  const changed = (await editor.call('PUT', `/news/${created.id}`, { body: { title_en: 'Newer' } })).json()
  site.clock.advance(1000)
  await editor.call('DELETE', `/news/${created.id}`)

  const common = {
    id: expect.any(Number),
    actor_id: editorId,
    noun: 'news',
    noun_id: created.id,
    key_name: null,
  }
  const at = site.clock.now.getTime()
  expect(await log(site)).toEqual([
    { ...common, action: 'create', before: null, after: created, at: at - 2000 },
    { ...common, action: 'update', before: created, after: changed, at: at - 1000 },
    { ...common, action: 'delete', before: changed, after: null, at },
  ])
})

test('the same for game servers', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const created = (await admin.call('POST', '/admin/servers', { body: gameServer })).json()
  const path = `/admin/servers/${created.id}`
  const changed = (await admin.call('PUT', path, { body: { uptime: '1%' } })).json()
  await admin.call('DELETE', path)
  expect(await log(site)).toMatchObject([
    { actor_id: 1, noun: 'game_server', action: 'create', before: null, after: created },
    { actor_id: 1, noun: 'game_server', action: 'update', before: created, after: changed },
    { actor_id: 1, noun: 'game_server', action: 'delete', before: changed, after: null },
  ])
})

test('the same for roles', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const draft = { name: 'Scribe', permissions: ['manage_news'] }
  const { id } = (await admin.call('POST', '/admin/roles', { body: draft })).json()
  await admin.call('PUT', `/admin/roles/${id}`, { body: { permissions: [] } })
  await admin.call('DELETE', `/admin/roles/${id}`)
  const changed = { name: 'Scribe', permissions: [] }
  expect(await log(site)).toMatchObject([
    { actor_id: 1, noun: 'role', noun_id: id, action: 'create', before: null, after: draft },
    { actor_id: 1, noun: 'role', noun_id: id, action: 'update', before: draft, after: changed },
    { actor_id: 1, noun: 'role', noun_id: id, action: 'delete', before: changed, after: null },
  ])
})

test('of users it keeps names, address and roles; of a deleted one nothing', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Scout', roles: ['editor'] } })
  const before = {
    username: 'Ranger',
    email: 'Ranger@example.org',
    discordUsername: null,
    roles: [],
  }
  const after = { ...before, username: 'Scout', roles: ['editor'] }
  expect(await log(site)).toMatchObject([{ actor_id: 1, noun: 'user', noun_id: id, before, after }])

  await admin.call('DELETE', `/admin/users/${id}`)
  expect(await log(site)).toMatchObject([
    { actor_id: 1, action: 'update', noun_id: id, before: null, after: null },
    { actor_id: 1, action: 'delete', noun_id: id, before: null, after: null },
  ])
})

test('of a deleted review it keeps what was said', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const ranger = await site.signIn(id)
  const review = (await ranger.call('POST', '/feedback', { body: { message: 'Spam' } })).json()
  await (await site.administrator()).call('DELETE', `/admin/feedback/${review.id}`)
  expect(await log(site)).toMatchObject([
    {
      actor_id: 1,
      action: 'delete',
      noun: 'feedback',
      noun_id: review.id,
      before: { userId: id, message: 'Spam' },
      after: null,
    },
  ])
})

test('what players do themselves is no change by staff', async () => {
  const site = await createTestApp()
  const body = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  await site.anonymous.call('POST', '/register', { body })
  await (await site.player('Scout')).call('POST', '/feedback', { body: { message: 'Hello' } })
  expect(await log(site)).toEqual([])
})

test('a change that fails or is refused writes no entry', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const replies = [
    await admin.call('PUT', '/news/1', { body: { title_en: 'Stale', version: 9 } }),
    await admin.call('PUT', '/news/999', { body: { title_en: 'Nothing' } }),
    await admin.call('DELETE', '/news/999'),
    await admin.call('PUT', '/admin/servers/1', { body: { type: 'roblox' } }),
    await admin.call('POST', '/admin/servers', { body: { ...gameServer, ip: 'no address' } }),
    await admin.call('POST', '/admin/roles', { body: { name: 'Editor', permissions: [] } }),
    await admin.call('DELETE', '/admin/roles/1'),
    await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'admin' } }),
    await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Scout', roles: ['emperor'] } }),
    await admin.call('DELETE', '/admin/users/1'),
    await admin.call('DELETE', '/admin/feedback/999'),
  ]
  expect(replies.filter((reply) => reply.statusCode < 400)).toEqual([])
  expect(await log(site)).toEqual([])
})

test('when the entry cannot be written the change is not kept either', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await site.database.query.schema.dropTable('audit_log').execute()
  const replies = [
    await admin.call('POST', '/news', { body: news }),
    await admin.call('DELETE', '/news/1'),
    await admin.call('DELETE', '/admin/servers/1'),
    await admin.call('POST', '/admin/roles', { body: { name: 'Scribe', permissions: [] } }),
  ]
  expect(replies.map((reply) => reply.statusCode)).toEqual([500, 500, 500, 500])
  expect((await site.anonymous.call('GET', '/news')).json().data).toHaveLength(1)
  expect((await site.anonymous.call('GET', '/servers')).json()).toHaveLength(2)
  expect((await admin.call('GET', '/admin/roles')).json()).toHaveLength(3)
})

test('the log is filtered by person, action, noun and day, and shows before and after', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  const created = (await editor.call('POST', '/news', { body: news })).json()
  site.clock.advance(24 * 60 * 60 * 1000)
  const admin = await site.administrator()
  await editor.call('PUT', `/news/${created.id}`, { body: { title_en: 'Newer' } })
  await admin.call('POST', '/admin/roles', { body: { name: 'scribe', permissions: [] } })

  const types = async (query: string) => {
    const { data } = (await admin.call('GET', `/admin/audit?${query}`)).json()
    return data.map((entry: { noun: string; action: string }) => `${entry.noun}.${entry.action}`)
  }
  expect(await types('')).toEqual(['role.create', 'news.update', 'news.create'])
  expect(await types('actor=EDITOR')).toEqual(['news.update', 'news.create'])
  expect(await types('action=create')).toEqual(['role.create', 'news.create'])
  expect(await types('noun=news&action=update')).toEqual(['news.update'])
  expect(await types(`noun=news&nounId=${created.id}`)).toEqual(['news.update', 'news.create'])
  expect(await types('to=2026-03-10')).toEqual(['news.create'])
  expect(await types('from=2026-03-11&to=2026-03-11')).toEqual(['role.create', 'news.update'])

  const { data, total } = (await admin.call('GET', '/admin/audit?action=update')).json()
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    actor: { username: 'Editor' },
    before: { title_en: 'News' },
    after: { title_en: 'Newer' },
  })
  for (const query of ['noun=moon', 'noun=Mond!', 'action=burn'])
    expect((await admin.call('GET', `/admin/audit?${query}`)).statusCode).toBe(400)
  expect((await editor.call('GET', '/admin/audit')).statusCode).toBe(403)
})

test('what has a name in one language alone is called by it in the other as well', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('POST', '/news', { body: { title_ru: 'Мост', description_ru: 'Открыт.', isDraft: true } })
  const reply = await admin.call('GET', '/admin/audit', { headers: { 'accept-language': 'en' } })
  expect(reply.json().data[0].description).toBe('admin drafted the article “Мост”')
})

test('days are those of the community’s clock', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { version } = (await admin.call('GET', '/admin/site')).json<{ version: number }>()
  await admin.call('PUT', '/admin/site', { body: { version, timeZone: 'Asia/Yekaterinburg' } })
  site.clock.now = new Date('2026-03-12T18:59:00.000Z') // a minute before midnight there
  await admin.call('POST', '/news', { body: { ...news, title_en: 'before' } })
  site.clock.now = new Date('2026-03-12T19:00:00.000Z')
  await admin.call('POST', '/news', { body: { ...news, title_en: 'after' } })
  const names = async (query: string) =>
    (await admin.call('GET', `/admin/audit?noun=news&${query}`))
      .json<{ data: { after: { title_en: string } }[] }>()
      .data.map(({ after }) => after.title_en)
  expect(await names('to=2026-03-12')).toEqual(['before'])
  expect(await names('from=2026-03-13&to=2026-03-13')).toEqual(['after'])
})

test('what was done is kept for two years', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  await editor.call('POST', '/news', { body: news })
  const kept = async () => {
    await site.runBackgroundWork(60 * 60 * 1000)
    return (await log(site)).length
  }
  site.clock.advance(729 * 24 * 60 * 60 * 1000)
  expect(await kept()).toBe(1)
  site.clock.advance(2 * 24 * 60 * 60 * 1000)
  expect(await kept()).toBe(0)
})
