import { expect, test } from 'vitest'
import type { NewsItem } from '#shared/contract/news.ts'
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
