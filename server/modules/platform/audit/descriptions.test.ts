/** The log says what a change came to, in a sentence of each language. */
import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const news = { title_ru: 'Мост', title_en: 'Bridge', description_ru: 'Текст', description_en: 'Text' }

async function told(site: TestApp, language: 'ru' | 'en'): Promise<string[]> {
  const admin = await site.administrator()
  const reply = await admin.call('GET', '/admin/audit', { headers: { 'accept-language': language } })
  return reply
    .json<{ data: AuditEntry[] }>()
    .data.map(({ description }) => description)
    .reverse()
}

test('of news: drafted, published, taken back, changed field by field, deleted, restored', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { id } = (await admin.call('POST', '/news', { body: { ...news, isDraft: true } })).json()
  const put = (body: object) => admin.call('PUT', `/news/${id}`, { body })
  await put({ isDraft: false })
  await put({ title_en: 'The bridge', image_global: '/images/1.jpg' })
  await put({ isDraft: true })
  await admin.call('DELETE', `/news/${id}`)
  await admin.call('POST', `/admin/news/${id}/restore`)
  expect(await told(site, 'en')).toEqual([
    'admin drafted the article “Bridge”',
    'admin published the article “Bridge”',
    'admin changed the article “The bridge”: Title (English), Picture',
    'admin unpublished the article “The bridge”',
    'admin deleted the article “The bridge”',
    'admin restored the article “The bridge”',
  ])
  expect(await told(site, 'ru')).toEqual([
    'Создан черновик новости «Мост» — admin',
    'Опубликована новость «Мост» — admin',
    'Изменена новость «Мост»: Заголовок (англ.), Картинка — admin',
    'Снята с публикации новость «Мост» — admin',
    'Удалена новость «Мост» — admin',
    'Восстановлена новость «Мост» — admin',
  ])
})

test('of reviews: answered, hidden and back, and nothing of what they say', async () => {
  const site = await createTestApp()
  const message = { message: 'My secret' }
  const { id } = (await (await site.player('Ranger')).call('POST', '/feedback', { body: message })).json()
  const admin = await site.administrator()
  for (const body of [
    { reply: 'Thanks' },
    { reply: 'Thank you' },
    { reply: null },
    { isHidden: true },
    { isHidden: false },
  ])
    expect((await admin.call('PUT', `/admin/feedback/${id}`, { body })).statusCode).toBe(200)
  expect(await told(site, 'en')).toEqual([
    `admin replied to review no. ${id}`,
    `admin changed the reply to review no. ${id}`,
    `admin removed the reply to review no. ${id}`,
    `admin hid review no. ${id}`,
    `admin unhid review no. ${id}`,
  ])
  expect((await told(site, 'ru'))[0]).toBe(`Опубликован ответ на отзыв № ${id} — admin`)
})

test('of game servers: hidden, their state declared, moved', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('PUT', '/admin/servers/1', { body: { isHidden: true } })
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: 'development' } })
  await admin.call('PUT', '/admin/servers/1', { body: { difficulty: 'easy' } })
  expect((await told(site, 'en')).map((text) => text.replace(/ “.*”/, ''))).toEqual([
    'admin hid the server',
    'admin declared the state of the server',
    'admin changed the server: Difficulty',
  ])
})

test('of accounts: roles apart from the rest, bans, sessions', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } })
  await admin.call('PUT', `/admin/users/${id}`, { body: { roles: [], username: 'Scout' } })
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Cheats' } })
  await admin.call('DELETE', `/admin/users/${id}/ban`)
  expect(await told(site, 'en')).toEqual([
    'admin changed the roles of user “Ranger”',
    'admin changed user “Scout”: Username, Roles',
    'admin banned user “Scout”',
    'admin lifted the ban of user “Scout”',
  ])
})

test('an entry of old, without what later ones keep, is told as far as it goes', async () => {
  const site = await createTestApp()
  const entry = { at: 1, actor_id: 1, noun_id: 5, before: '{"title_en":"Old"}', after: '{"title_en":"New"}' }
  const insert = (values: object) =>
    site.database.query
      .insertInto('audit_log')
      .values({ ...entry, ...values } as typeof entry & never)
      .execute()
  await insert({ noun: 'news', action: 'update' })
  await insert({ noun: 'feedback', action: 'update', before: null, after: null })
  await insert({ noun: 'moon', action: 'update' })
  expect(await told(site, 'en')).toEqual([
    'admin changed the article “New”: Title (English)',
    'admin changed review no. 5',
    'admin moon.update no. 5',
  ])
})
