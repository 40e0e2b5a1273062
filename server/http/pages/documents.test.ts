import { expect, test } from 'vitest'
import { openSite } from '#tests/harness/site.ts'

const draft = { title_ru: 'Мост', title_en: 'Bridge', description_ru: 'Наш', description_en: 'Ours' }
const FEED = '/news/feed.xml'

test('a feed stands in each language at an address of its own, whatever the visitor chose', async () => {
  const { get, renderings } = await openSite()
  const russian = await get(FEED, { cookie: 'language=en' })
  expect(russian.status).toBe(200)
  expect(russian.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(russian.headers.get('vary')).toBe('Accept-Encoding')
  expect(russian.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await russian.text()).toContain('<title>Новости — FrontLand</title>')
  for (const query of ['?lang=en', '?utm=x&lang=en'])
    expect(await (await get(FEED + query)).text()).toContain('<title>News — FrontLand</title>')
  expect(renderings).toEqual([])
})

test('who has it already is told so, until it changes', async () => {
  const { get, administrator } = await openSite()
  const etag = (await get(FEED)).headers.get('etag') ?? ''
  const same = await get(FEED, { 'if-none-match': etag })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const admin = await administrator()
  const { id } = (await admin.call('POST', '/news', { body: draft })).json()
  const changed = await get(FEED, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain(`/news/${id}-most"`)
  await admin.call('PUT', `/news/${id}`, { body: { isDraft: true } })
  expect(await (await get(FEED)).text()).not.toContain(`/news/${id}`)
  await admin.call('PUT', `/news/${id}`, { body: { isDraft: false } })
  await admin.call('DELETE', `/news/${id}`)
  expect(await (await get(FEED)).text()).not.toContain(`/news/${id}`)
})

test('what comes out by itself is in it as soon as it is out', async () => {
  const { get, administrator, clock, runBackgroundWork } = await openSite()
  const date = new Date(clock.now.getTime() + 60_000).toISOString()
  const { id } = (await (await administrator()).call('POST', '/news', { body: { ...draft, date } })).json()
  expect(await (await get(FEED)).text()).not.toContain(`/news/${id}`)
  clock.advance(60_000)
  await runBackgroundWork(1_000)
  const text = await (await get(FEED)).text()
  expect(text).toContain(`/news/${id}-most"`)
  expect(text).toContain(`<published>${date}</published>\n<updated>${date}</updated>`)
})

test('a feed stays small: of long texts it tells the beginning', async () => {
  const { get, administrator } = await openSite()
  const admin = await administrator()
  const long = { ...draft, description_ru: '<"&">'.repeat(1500), title_ru: 'Ж'.repeat(200) }
  for (let count = 0; count < 20; count++) await admin.call('POST', '/news', { body: long })
  const text = await (await get(FEED)).text()
  expect(text.match(/<entry>/g)).toHaveLength(20)
  expect(text.match(/<content/g)?.length).toBeGreaterThan(0)
  expect(Buffer.byteLength(text)).toBeLessThan(200_000)
})

test('it is read, never written to; HEAD has its headers alone', async () => {
  const { url } = await openSite()
  const head = await fetch(url + FEED, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toMatch(/^[1-9]/)
  expect((await fetch(url + FEED, { method: 'POST' })).status).toBe(404)
})

test('what cannot be made is 503, and nothing of it is kept', async () => {
  const { get, database } = await openSite()
  await database.query.schema.alterTable('news').renameTo('news_away').execute()
  expect((await get(FEED)).status).toBe(503)
  await database.query.schema.alterTable('news_away').renameTo('news').execute()
  expect((await get(FEED)).status).toBe(200)
})

test('the site map names every item in both languages, and when it changed last', async () => {
  const { get, administrator, clock } = await openSite()
  const admin = await administrator()
  const { id } = (await admin.call('POST', '/news', { body: draft })).json()
  const date = clock.now.toISOString()
  const map = await (await get('/sitemap.xml')).text()
  const [russian, english] = [
    `http://localhost:3000/news/${id}-most`,
    `http://localhost:3000/news/${id}-bridge?lang=en`,
  ]
  for (const address of [russian, english])
    expect(map).toContain(
      `<url><loc>${address}</loc><lastmod>${date}</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="ru" href="${russian}"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${russian}"/></url>`,
    )
  expect(map).toContain('<url><loc>http://localhost:3000/servers</loc><xhtml:link')
  expect(map).not.toContain(':item')
  await admin.call('DELETE', `/news/${id}`)
  expect(await (await get('/sitemap.xml')).text()).not.toContain(`/news/${id}`)
})
