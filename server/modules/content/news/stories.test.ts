import { expect, test } from 'vitest'
import { NEWS_EXCERPT_MAX, NEWS_LIST_MAX_BYTES, NEWS_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { NewsExcerpt, NewsItem, NewsStory } from '#shared/contract/content/news.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000

/** A site with so many items, one each minute, newest first; nothing else is published. */
async function siteWith(count: number, changes: { description_ru?: string } = {}) {
  const site = await createTestApp()
  const { query } = site.database
  await query.deleteFrom('news').execute()
  const items = Array.from({ length: count }, (_, index) => ({
    title_ru: `Сводка ${count - index}`,
    title_en: `Dispatch ${count - index}`,
    description_ru: 'Текст',
    description_en: 'Text',
    image_ru: null,
    image_en: null,
    image_global: null,
    published_at: site.clock.now.getTime() - index * MINUTE_MS,
    ...changes,
  }))
  const ids: number[] = []
  for (const item of items)
    ids.push((await query.insertInto('news').values(item).returning('id').executeTakeFirstOrThrow()).id)
  return { ...site, ids }
}

const storyOf = async ({ anonymous }: TestApp, id: number | undefined) =>
  (await anonymous.call('GET', `/news/${id}`)).json<NewsStory>()
const statusOf = async ({ anonymous }: TestApp, id: number | string) =>
  (await anonymous.call('GET', `/news/${id}`)).statusCode

test('one item is read in both languages, with its neighbours in time', async () => {
  const site = await siteWith(3)
  const [newest = 0, middle = 0, oldest = 0] = site.ids
  const story = await storyOf(site, middle)
  expect(story).toMatchObject({
    id: middle,
    title_ru: 'Сводка 2',
    html_en: '<p>Text</p>\n',
    path_ru: `/news/${middle}-svodka-2`,
    path_en: `/news/${middle}-dispatch-2`,
    newer: { id: newest, title_en: 'Dispatch 3', path_ru: `/news/${newest}-svodka-3` },
    older: { id: oldest, title_en: 'Dispatch 1' },
  })
  expect((await storyOf(site, newest)).newer).toBeNull()
  expect((await storyOf(site, oldest)).older).toBeNull()
})

test('those of one moment stand in the order of their ids, each beside the next', async () => {
  const site = await siteWith(3)
  await site.database.query.updateTable('news').set({ published_at: 1 }).execute()
  const [first = 0, second = 0, third = 0] = site.ids
  expect(await storyOf(site, second)).toMatchObject({ newer: { id: third }, older: { id: first } })
})

test('nobody reads a draft, what is still to come or what was deleted, nor is led to it', async () => {
  const site = await siteWith(3)
  const [newest = 0, middle = 0, oldest = 0] = site.ids
  const editor = await site.player('Editor', ['manage_news'])
  await editor.call('PUT', `/news/${newest}`, { body: { isDraft: true } })
  const date = new Date(site.clock.now.getTime() + MINUTE_MS).toISOString()
  const coming = (
    await editor.call('POST', '/news', {
      body: { title_ru: 'а', title_en: 'a', description_ru: 'а', description_en: 'a', date },
    })
  ).json<NewsItem>()
  await editor.call('DELETE', `/news/${oldest}`)
  for (const id of [newest, coming.id, oldest]) expect([id, await statusOf(site, id)]).toEqual([id, 404])
  expect(await storyOf(site, middle)).toMatchObject({ newer: null, older: null })
  site.clock.advance(MINUTE_MS)
  expect(await statusOf(site, coming.id)).toBe(200)
  expect(await storyOf(site, middle)).toMatchObject({ newer: { id: coming.id } })
})

test.each(['0', '-1', '01', '1e3', '9'.repeat(30), '999999999999999', 'x'])(
  'nothing stands at the number %s',
  async (id) => expect(await statusOf(await createTestApp(), id)).toBe(404),
)

test('a title makes the address; one that says nothing in Latin leaves the number, and two alike stay two', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const paths = []
  for (const title of ['🎉🔥', '?!', 'Мост', 'Мост', 'Ж'.repeat(200)]) {
    const body = { title_ru: title, title_en: title, description_ru: 'а', description_en: 'a' }
    const { id, path_ru } = (await admin.call('POST', '/news', { body })).json<NewsItem>()
    paths.push(path_ru.replace(`/news/${id}`, ''))
  }
  expect(paths).toEqual(['', '', '-most', '-most', `-${'zh'.repeat(30)}`])
})

test('a change is dated; what was published without one is as old as its publication', async () => {
  const site = await siteWith(1)
  const [id = 0] = site.ids
  const { date, updatedAt } = await storyOf(site, id)
  expect(updatedAt).toBe(date)
  site.clock.advance(MINUTE_MS)
  const admin = await site.administrator()
  await admin.call('PUT', `/news/${id}`, { body: { title_ru: 'Иначе' } })
  expect(await storyOf(site, id)).toMatchObject({ date, updatedAt: site.clock.now.toISOString() })
  site.clock.advance(MINUTE_MS)
  await admin.call('PUT', `/news/${id}`, { body: { title_ru: 'Иначе' } })
  expect((await storyOf(site, id)).updatedAt).not.toBe(site.clock.now.toISOString())
})

test('the excerpts are twenty a page, the beginning of each text in words', async () => {
  const description_ru = `![Мост](/images/1.jpg)\n\n## Мост\n\nОн **наш**. ${'Слово '.repeat(200)}`
  const { anonymous } = await siteWith(45, { description_ru })
  const pages = []
  for (const page of [1, 2, 3, 4])
    pages.push((await anonymous.call('GET', `/news/excerpts?page=${page}`)).json<{ data: NewsExcerpt[] }>())
  expect(pages.map(({ data }) => data.length)).toEqual([NEWS_PAGE_SIZE, NEWS_PAGE_SIZE, 5, 0])
  expect(pages[2]).toMatchObject({ total: 45, page: 3, pageSize: NEWS_PAGE_SIZE })
  expect(pages[1]?.data[0]?.title_en).toBe('Dispatch 25')
  const [first] = pages[0]?.data ?? []
  expect(first?.excerpt_ru).toMatch(/^Он наш\. Слово .*Слово…$/)
  expect(first?.excerpt_ru.length).toBeLessThanOrEqual(NEWS_EXCERPT_MAX + 1)
  expect(first).not.toHaveProperty('html_ru')
  expect((await anonymous.call('GET', '/news/excerpts?page=0')).statusCode).toBe(400)
})

test('a list of whole texts stays small, and goes on where it ended', async () => {
  const { anonymous, ids } = await siteWith(30, { description_ru: 'Ж'.repeat(9000) })
  const read: number[] = []
  for (let query = ''; read.length < ids.length; query = `?before=${read.at(-1)}`) {
    const reply = await anonymous.call('GET', `/news${query}`)
    expect(Buffer.byteLength(reply.body)).toBeLessThanOrEqual(NEWS_LIST_MAX_BYTES + 100)
    const { data } = reply.json<{ data: NewsItem[] }>()
    expect(data.length).toBeGreaterThan(0)
    read.push(...data.map(({ id }) => id))
  }
  expect(read).toEqual(ids)
  expect((await anonymous.call('GET', `/news?before=${ids.at(-1)}`)).json()).toEqual({ data: [] })
  expect((await anonymous.call('GET', '/news?before=999999')).statusCode).toBe(404)
})

test('a list goes on after an item that was deleted meanwhile, and tells nobody where a secret one stands', async () => {
  const { anonymous, ids, database, clock } = await siteWith(4)
  const [deleted = 0, draft = 0, scheduled = 0] = ids
  const change = (id: number, fields: object) =>
    database.query.updateTable('news').set(fields).where('id', '=', id).execute()
  await change(deleted, { deleted_at: clock.now.getTime() })
  await change(draft, { is_draft: 1 })
  await change(scheduled, { published_at: clock.now.getTime() + MINUTE_MS })
  const statusAfter = async (id: number) => (await anonymous.call('GET', `/news?before=${id}`)).statusCode
  expect([await statusAfter(deleted), await statusAfter(draft), await statusAfter(scheduled)]).toEqual([
    200, 404, 404,
  ])
})

test('the card of a long text tells its beginning, and where the rest is', async () => {
  const site = await siteWith(1, { description_ru: 'Слово '.repeat(3000) })
  const card = (await site.anonymous.call('GET', '/news/latest?lang=ru')).json()
  expect(card).toMatchObject({ id: site.ids[0], path: `/news/${site.ids[0]}-svodka-1` })
  expect(card.description).toMatch(/^Слово .*Слово…$/)
  expect(card.description.length).toBeLessThan(1000)
})
