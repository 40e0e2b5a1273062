import { expect, test } from 'vitest'
import type { NewsItem, StaffNewsItem } from '#shared/contract/content/news.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const complete = { title_ru: 'Новость', title_en: 'News', description_ru: 'Текст', description_en: 'Text' }

async function shownTitles({ anonymous }: TestApp): Promise<string[]> {
  const { data } = (await anonymous.call('GET', '/news')).json<{ data: NewsItem[] }>()
  return data.map((item) => item.title_en)
}

async function staffItem(editor: TestClient, id: number): Promise<StaffNewsItem> {
  return (await editor.call('GET', `/admin/news/${id}`)).json()
}

test('a draft may be unfinished and is shown to staff only', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  const reply = await editor.call('POST', '/news', { body: { title_ru: 'Черновик', isDraft: true } })
  expect(reply.statusCode).toBe(201)
  const draft = reply.json<StaffNewsItem>()
  expect(draft).toMatchObject({ isDraft: true, state: 'draft', hasRussian: false, hasEnglish: false })

  expect(await shownTitles(site)).not.toContain('')
  const { data } = (await editor.call('GET', '/admin/news')).json<{ data: StaffNewsItem[] }>()
  expect(data.map((item) => item.id)).toContain(draft.id)
})

test('what is published is complete in one language at least', async () => {
  const { player, anonymous } = await createTestApp()
  const editor = await player('Editor', ['manage_news'])
  const draft = (
    await editor.call('POST', '/news', { body: { title_ru: 'Мост', title_en: 'Bridge', isDraft: true } })
  ).json()
  const refused = await editor.call('PUT', `/news/${draft.id}`, { body: { isDraft: false } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ description_ru: 'Required', description_en: 'Required' })
  const begun = { title_en: '', isDraft: false }
  const half = await editor.call('PUT', `/news/${draft.id}`, { body: begun })
  expect(half.json().fields).toEqual({ description_ru: 'Required' })
  expect(await staffItem(editor, draft.id)).toMatchObject({ isDraft: true, version: 1 })
  const nothing = await editor.call('POST', '/news', { body: {} })
  expect(Object.keys(nothing.json().fields)).toHaveLength(4)
  expect((await anonymous.call('GET', `/admin/news/${draft.id}`)).statusCode).toBe(401)
})

test('a draft is dated when it is published, unless it has a date of its own, and can be taken back', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  const draft = (await editor.call('POST', '/news', { body: { ...complete, isDraft: true } })).json()
  site.clock.advance(60_000)
  const published = await editor.call('PUT', `/news/${draft.id}`, { body: { isDraft: false } })
  expect(published.json()).toMatchObject({ state: 'published', date: site.clock.now.toISOString() })
  expect(await shownTitles(site)).toContain('News')

  await editor.call('PUT', `/news/${draft.id}`, { body: { isDraft: true } })
  expect(await shownTitles(site)).not.toContain('News')

  const date = new Date(site.clock.now.getTime() + 60_000).toISOString()
  const scheduled = await editor.call('PUT', `/news/${draft.id}`, { body: { isDraft: false, date } })
  expect(scheduled.json()).toMatchObject({ state: 'scheduled', date })
  expect(await shownTitles(site)).not.toContain('News')
  site.clock.advance(60_000)
  expect(await shownTitles(site)).toContain('News')
})

test('what is published now is dated by the server, whatever date it had', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  const date = new Date(site.clock.now.getTime() + 3_600_000).toISOString()
  const { id } = (await editor.call('POST', '/news', { body: { ...complete, date } })).json()
  site.clock.advance(1000)
  const published = await editor.call('PUT', `/news/${id}`, { body: { isDraft: false, date: 'now' } })
  expect(published.json()).toMatchObject({ state: 'published', date: site.clock.now.toISOString() })
  expect(await shownTitles(site)).toContain('News')
  const created = await editor.call('POST', '/news', {
    body: { ...complete, title_en: 'At once', date: 'now' },
  })
  expect(created.json()).toMatchObject({ state: 'published', date: site.clock.now.toISOString() })
  const refused = await editor.call('PUT', `/news/${id}`, { body: { date: 'tomorrow' } })
  expect(refused.statusCode).toBe(400)
})

test('a deletion can be taken back, once', async () => {
  const site = await createTestApp()
  const editor = await site.player('Editor', ['manage_news'])
  const item = (await editor.call('POST', '/news', { body: complete })).json()
  await editor.call('DELETE', `/news/${item.id}`)
  expect(await shownTitles(site)).not.toContain('News')
  expect((await editor.call('GET', `/admin/news/${item.id}`)).statusCode).toBe(404)

  expect((await editor.call('POST', `/admin/news/${item.id}/restore`)).statusCode).toBe(200)
  expect(await shownTitles(site)).toContain('News')
  expect((await editor.call('POST', `/admin/news/${item.id}/restore`)).statusCode).toBe(404)
})

test('the preview is exactly what is published', async () => {
  const { player, anonymous } = await createTestApp()
  const editor = await player('Editor', ['manage_news'])
  const description = '**Сбор** в [19:00](/servers)\n\n- один\n- два <script>alert(1)</script>'
  const { html } = (await editor.call('POST', '/admin/news/preview', { body: { description } })).json()
  await editor.call('POST', '/news', { body: { ...complete, description_ru: description } })
  const { data } = (await anonymous.call('GET', '/news')).json<{ data: NewsItem[] }>()
  expect(data.find((item) => item.title_en === 'News')?.html_ru).toBe(html)
  expect(html).not.toContain('<script')
  const latest = (await anonymous.call('GET', '/news/latest?lang=ru')).json()
  expect(latest.description).toBe('Сбор в 19:00 один; два <script>alert(1)</script>')
})
