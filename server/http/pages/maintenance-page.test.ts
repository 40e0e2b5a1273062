import { expect, test } from 'vitest'
import { refusedSources } from '#tests/harness/inline-sources.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'

const OWN = ['/profile', '/profile/names', '/profile/top-up', '/notices']
const MORE = ['/login', '/status', '/tournaments', ...OWN].map((path) => smallPage(path))

async function openClosedSite(body: object = {}) {
  const site = await openSite({}, MORE)
  const operator = await site.player('Operator', ['manage_site'])
  const change = (body: object) => operator.call('PUT', '/admin/maintenance', { body })
  await change({ isOn: true, ...body })
  return { ...site, operator, change }
}

test('every page is closed but signing in, the status and the own account; what is kept is there again at once', async () => {
  const { get, change, renderings } = await openClosedSite()
  for (const path of ['/', '/servers', '/news/1-item', '/admin/users/1', '/nowhere']) {
    const reply = await get(path)
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '300'])
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).toContain('<meta name="robots" content="noindex">')
  }
  expect(renderings).toEqual([])
  for (const path of ['/login', '/status', ...OWN, '/robots.txt', '/site.webmanifest', '/status/feed.xml'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  for (const path of ['/news/feed.xml', '/sitemap.xml']) {
    const reply = await get(path)
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '300'])
  }
  await change({ isOn: false })
  expect((await get('/')).status).toBe(200)
})

test('it says what staff wrote, as text, in the language of the page, and leads to the status and to signing in', async () => {
  const until = '2030-05-01T10:00:00.000Z'
  const { get } = await openClosedSite({ text_ru: `<b>Вайп</b> & ${'а'.repeat(200)}`, until })
  const russian = await (await get('/')).text()
  expect(russian).toContain('<html lang="ru"')
  expect(russian).toContain('<p class="told">&#60;b&#62;Вайп&#60;/b&#62; &#38; ааа')
  expect(russian).toContain(`<time datetime="${until}">2030-05-01 10:00 UTC</time>`)
  for (const href of ['/status', '/login', '?lang=en']) expect(russian).toContain(`href="${href}"`)
  const english = await (await get('/?lang=en')).text()
  expect(english).toContain('<h1>Under maintenance</h1>')
  expect(english).toContain('<p class="told" lang="ru">')
})

test('its own script may run, its own styles count, and HEAD has no body', async () => {
  const { get, url } = await openClosedSite()
  const reply = await get('/')
  const html = await reply.text()
  expect(html).toMatch(/<style>[\s\S]*<script>/)
  expect(refusedSources(html, reply.headers.get('content-security-policy'))).toEqual([])
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([503, ''])
})

test('whoever may pass sees the pages whole: they are made as if the site were open, and visitors do not see them', async () => {
  const { get, operator, player } = await openClosedSite()
  const cookieOf = ({ headers }: { headers: Readonly<Record<string, string>> }) => headers.cookie ?? ''
  const passing = await get('/', { cookie: cookieOf(operator) })
  expect(passing.status).toBe(200)
  // It shows the latest news, which it asked for without a session.
  expect(await passing.text()).not.toContain('undefined')
  expect((await get('/')).status).toBe(503)
  expect((await get('/', { cookie: cookieOf(await player('Player')) })).status).toBe(503)
})

test('of a part only its pages are closed', async () => {
  const { get } = await openClosedSite({ parts: ['tournaments'] })
  expect((await get('/')).status).toBe(200)
  const closed = await get('/tournaments')
  expect(closed.status).toBe(503)
  const page = await closed.text()
  expect(page).toContain('Раздел закрыт на технические работы')
  expect(page).toContain('href="/"')
})

test('what is kept of replies is not told past the switch', async () => {
  const { get, change } = await openClosedSite({ isOn: false })
  const news = () => get('/api/news/latest')
  expect((await news()).status).toBe(200)
  await change({ isOn: true })
  expect((await news()).status).toBe(503)
  expect((await get('/api/site')).status).toBe(200)
  await change({ isOn: false })
  expect((await news()).status).toBe(200)
})
