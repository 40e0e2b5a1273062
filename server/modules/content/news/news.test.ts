import { expect, test } from 'vitest'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

const draft = {
  title_ru: 'Заголовок',
  title_en: 'Title',
  description_ru: 'Текст',
  description_en: 'Text',
  image_global: '/images/2.jpg',
}

test('the latest item answers in the language asked for, English by default', async () => {
  const { anonymous, administrator } = await createTestApp()
  await (await administrator()).call('POST', '/news', { body: draft })

  const russian = await anonymous.call('GET', '/news/latest?lang=ru')
  expect(russian.json()).toMatchObject({ title: 'Заголовок', description: 'Текст', image: '/images/2.jpg' })
  const unsaid = await anonymous.call('GET', '/news/latest')
  expect(unsaid.json()).toMatchObject({ title: 'Title' })
  const unknown = await anonymous.call('GET', '/news/latest?lang=fr')
  expect(unknown.statusCode).toBe(400)
})

test('a change that brings a stale version is a conflict and changes nothing', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const item = (await admin.call('POST', '/news', { body: draft })).json<NewsItem>()

  const first = await admin.call('PUT', `/news/${item.id}`, { body: { title_en: 'First', version: 1 } })
  expect(first.json()).toMatchObject({ title_en: 'First', version: 2 })
  const second = await admin.call('PUT', `/news/${item.id}`, { body: { title_en: 'Second', version: 1 } })
  expect(second.statusCode).toBe(409)
  expect(errorCode(second)).toBe('conflict')
  expect((await anonymous.call('GET', '/news/latest')).json()).toMatchObject({ title: 'First' })
})

test('an item dated in the future is not shown before its time', async () => {
  const { anonymous, administrator, clock } = await createTestApp()
  const date = new Date(clock.now.getTime() + 60_000).toISOString()
  await (await administrator()).call('POST', '/news', { body: { ...draft, date } })

  expect((await anonymous.call('GET', '/news/latest')).json()).not.toMatchObject({ title: 'Title' })
  clock.advance(60_000)
  expect((await anonymous.call('GET', '/news/latest')).json()).toMatchObject({ title: 'Title', date })
})

test('with no news at all the latest item is not found, and the list is empty', async () => {
  const { anonymous, database } = await createTestApp()
  await database.query.deleteFrom('news').execute()
  expect((await anonymous.call('GET', '/news/latest')).statusCode).toBe(404)
  expect((await anonymous.call('GET', '/news')).json()).toEqual({ data: [] })
})

test('staff publish an item, change it and delete it', async () => {
  const { anonymous, administrator, clock } = await createTestApp()
  const admin = await administrator()
  const created = await admin.call('POST', '/news', { body: draft })
  expect(created.statusCode).toBe(201)
  const item = created.json<NewsItem>()
  const shown = {
    ...draft,
    id: item.id,
    date: clock.now.toISOString(),
    image_ru: null,
    image_en: null,
    html_ru: '<p>Текст</p>\n',
    html_en: '<p>Text</p>\n',
    path_ru: `/news/${item.id}-zagolovok`,
    path_en: `/news/${item.id}-title`,
    languages: ['ru', 'en'],
    isPinned: false,
    updatedAt: clock.now.toISOString(),
    version: 1,
  }
  const staffOnly = { isDraft: false, state: 'published', hasRussian: true, hasEnglish: true }
  expect(item).toEqual({ ...shown, ...staffOnly })
  const changed = await admin.call('PUT', `/news/${item.id}`, {
    body: { title_ru: 'Другой', image_global: null, date: '2026-03-01T10:00:00+03:00' },
  })
  const expected = {
    ...shown,
    title_ru: 'Другой',
    path_ru: `/news/${item.id}-drugoy`,
    image_global: null,
    date: '2026-03-01T07:00:00.000Z',
    version: 2,
  }
  expect(changed.json()).toEqual({ ...expected, ...staffOnly })
  const { data } = (await anonymous.call('GET', '/news')).json<{ data: NewsItem[] }>()
  expect(data).toContainEqual(expected)

  expect((await admin.call('DELETE', `/news/${item.id}`)).statusCode).toBe(204)
  expect((await admin.call('DELETE', `/news/${item.id}`)).statusCode).toBe(404)
  expect((await admin.call('PUT', `/news/${item.id}`, { body: draft })).statusCode).toBe(404)
})

test('the list is newest first and at most 20', async () => {
  const { anonymous, database, clock } = await createTestApp()
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...draft,
    image_ru: null,
    image_en: null,
    published_at: clock.now.getTime() - 1000 * ((index * 7) % 120),
  }))
  await database.query.insertInto('news').values(rows).execute()
  const { data } = (await anonymous.call('GET', '/news')).json<{ data: NewsItem[] }>()
  expect(data).toHaveLength(20)
  const dates = data.map((item) => item.date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('a picture of the language comes before the common one, and that before a cover', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const images = async () => ({
    ru: (await anonymous.call('GET', '/news/latest?lang=ru')).json().image,
    en: (await anonymous.call('GET', '/news/latest?lang=en')).json().image,
  })
  await admin.call('POST', '/news', { body: { ...draft, image_ru: '/images/ru.jpg' } })
  expect(await images()).toEqual({ ru: '/images/ru.jpg', en: '/images/2.jpg' })
  const covers = []
  for (let count = 0; count < 9; count++) {
    await admin.call('POST', '/news', { body: { ...draft, image_global: null } })
    const { ru, en } = await images()
    expect(ru).toBe(en)
    covers.push(ru)
  }
  expect(new Set(covers).size).toBe(8)
  expect(covers[8]).toBe(covers[0])
})

test('every field keeps to its rule', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const wrong = {
    title_ru: ['я'.repeat(201), 'two\nlines', false],
    title_en: [7, 'turned \u202e around'],
    description_en: ['a'.repeat(20_001)],
    date: ['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', 1_700_000_000_000],
    image_global: [
      'https://elsewhere.example/1.jpg',
      '//elsewhere.example/1.jpg',
      'images/1.jpg',
      '/a b.jpg',
      '',
    ],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const reply = await admin.call('POST', '/news', { body: { ...draft, [field]: value } })
      expect([field, value, reply.statusCode]).toEqual([field, value, 400])
      expect(Object.keys(reply.json().fields)).toEqual([field])
    }
  const longest = { title_ru: 'я'.repeat(200), description_ru: 'я'.repeat(20_000) }
  expect((await admin.call('POST', '/news', { body: { ...draft, ...longest } })).statusCode).toBe(201)
})

test('a date that leads out of the calendar is refused, so that it cannot break the list', async () => {
  const { anonymous, administrator } = await createTestApp()
  const admin = await administrator()
  const edges = ['0000-01-01T00:00:00+14:00', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00']
  const statuses = []
  for (const date of edges) {
    const reply = await admin.call('POST', '/news', { body: { ...draft, date } })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([400, 201, 400])
  expect((await anonymous.call('GET', '/news')).statusCode).toBe(200)
})

test('who comes second is told by name who was first', async () => {
  const { player } = await createTestApp()
  const [first, second] = [await player('First', ['manage_news']), await player('Second', ['manage_news'])]
  const { id } = (await first.call('POST', '/news', { body: draft })).json<NewsItem>()
  await first.call('PUT', `/news/${id}`, { body: { version: 1, title_ru: 'Первый' } })
  const reply = await second.call('PUT', `/news/${id}`, { body: { version: 1, title_ru: 'Второй' } })
  expect(reply.statusCode).toBe(409)
  expect(reply.json()).toMatchObject({ code: 'conflict', by: 'First' })
})
