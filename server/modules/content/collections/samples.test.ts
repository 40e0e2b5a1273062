import { expect, test } from 'vitest'
import type { NewsItem } from '#shared/contract/content/news.ts'
import type { FirstDay } from '#shared/contract/platform/first-day.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

type Overview = { name: string; entries: number; samples: number; samplesAway: number }[]

const titles = async (client: TestClient) =>
  (await client.call('GET', '/news')).json<{ data: NewsItem[] }>().data.map(({ title_ru }) => title_ru)
const setSamples = async (client: TestClient, name: string | null, areShown: boolean) =>
  (await client.call('PUT', '/admin/collections/samples', { body: { name, areShown } })).json<Overview>()
const newsIn = (overview: Overview) => overview.find(({ name }) => name === 'news')
async function isDone(client: TestClient) {
  const { lines } = (await client.call('GET', '/admin/first-day')).json<FirstDay>()
  return lines.find(({ key }) => key === 'samples')?.isDone
}

test('the first news goes with all samples, and comes back with them', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const before = await titles(anonymous)
  expect(before).toHaveLength(1)
  expect(newsIn(await setSamples(operator, null, false))).toEqual({
    name: 'news',
    entries: 0,
    samples: 0,
    samplesAway: 1,
  })
  expect(await titles(anonymous)).toEqual([])
  expect(await isDone(operator)).toBe(true)
  expect(newsIn(await setSamples(operator, null, true))).toMatchObject({ samples: 1, samplesAway: 0 })
  expect(await titles(anonymous)).toEqual(before)
})

test('the first news goes by itself as well, and as long as it stands the first day says so', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const overview = (await operator.call('GET', '/admin/collections')).json<Overview>()
  for (const { name } of overview) if (name !== 'news') await setSamples(operator, name, false)
  expect(await isDone(operator)).toBe(false)
  await setSamples(operator, 'news', false)
  expect(await isDone(operator)).toBe(true)
  expect(await titles(anonymous)).toEqual([])
})

test('news that staff edited or wrote are theirs and stay', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const { data } = (await operator.call('GET', '/admin/news')).json<{ data: { id: number }[] }>()
  await operator.call('PUT', `/news/${data[0]?.id}`, { body: { title_ru: 'Мы открылись' } })
  const own = { title_ru: 'Вайп', title_en: 'Wipe', description_ru: 'Завтра', description_en: 'Tomorrow' }
  await operator.call('POST', '/news', { body: own })
  expect(newsIn(await setSamples(operator, null, false))).toBeUndefined()
  expect((await titles(anonymous)).sort()).toEqual(['Вайп', 'Мы открылись'])
})

test('whoever may not write news leaves it where it is', async () => {
  const { player, anonymous } = await createTestApp()
  const editor = await player('Editor', ['manage_content'])
  expect(newsIn(await setSamples(editor, null, false))).toBeUndefined()
  expect(await titles(anonymous)).toHaveLength(1)
  const body = { name: 'news', areShown: false }
  expect((await editor.call('PUT', '/admin/collections/samples', { body })).statusCode).toBe(403)
})

test('put away it is kept for good, as other samples are', async () => {
  const site = await createTestApp()
  await setSamples(await site.administrator(), null, false)
  site.clock.advance(40 * 24 * 60 * 60 * 1000)
  await site.runBackgroundWork(60 * 60 * 1000)
  await setSamples(await site.administrator(), null, true)
  expect(await titles(site.anonymous)).toHaveLength(1)
})
