/** A site with one language, either of the two; and texts that are told in one of two. */
import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const OTHER = { ru: 'en', en: 'ru' } as const
const RUSSIAN = {
  title_ru: 'Мост взят',
  description_ru: 'Мост снова **наш**',
  image_ru: '/images/news-1.jpg',
}
const ENGLISH = { title_en: 'Bridge taken', description_en: 'It is ours again' }

async function speak(site: Pick<TestApp, 'administrator'>, languages: readonly Language[]) {
  const operator = await site.administrator()
  const reply = await operator.call('PUT', '/admin/site', { body: { languages } })
  expect(reply.statusCode).toBe(200)
  return operator
}

test.each([
  ['none', [], 'Оставьте хотя бы один язык'],
  ['one twice', ['ru', 'ru'], 'Недопустимое значение'],
])('%s of the languages is refused', async (_, languages, message) => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const reply = await operator.call('PUT', '/admin/site', {
    body: { languages },
    headers: { 'accept-language': 'ru' },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toEqual({ languages: message })
  expect((await anonymous.call('GET', '/site')).json()).toMatchObject({ languages: ['ru', 'en'] })
})

test.each(['ru', 'en'] as const)('a site with %s alone stands at plain addresses', async (language) => {
  const site = await openSite()
  const operator = await speak(site, [language])
  // What was written when it had both.
  for (const body of [RUSSIAN, ENGLISH])
    expect((await operator.call('POST', '/news', { body })).statusCode).toBe(201)
  const chosen = { cookie: `language=${OTHER[language]}` }
  const page = await site.get('/', chosen)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(`<html lang="${language}" data-only-language>`)
  expect(await (await site.get('/nowhere', chosen)).text()).toContain(`<html lang="${language}"`)
  for (const [from, to] of [
    ['/servers?lang=en', '/servers'],
    ['/servers?lang=ru&x=1', '/servers?x=1'],
    ['/news/feed.xml?lang=en', '/news/feed.xml'],
  ] as const) {
    const led = await site.get(from)
    expect([led.status, led.headers.get('location')]).toEqual([308, to])
    expect(led.headers.get('cache-control')).toBe('no-store')
  }
  const feed = await (await site.get('/news/feed.xml')).text()
  expect(feed).toContain(`xml:lang="${language}"`)
  expect(feed).not.toMatch(/lang=(ru|en)/)
  const map = await (await site.get('/sitemap.xml')).text()
  expect(map).not.toMatch(/hreflang|lang=/)
  expect(map.match(/\/servers</g)).toHaveLength(1)
  // And both again as soon as the operator says so.
  await speak(site, ['ru', 'en'])
  expect((await site.get('/servers?lang=en')).status).toBe(200)
})

test('errors and letters come in the one language, whatever was asked for or chosen', async () => {
  const site = await createTestApp()
  const player = await site.player('Player')
  await speak(site, ['en'])
  const headers = { 'accept-language': 'ru' }
  const reply = await site.anonymous.call('GET', '/servers/99', { headers })
  expect(reply.json()).toMatchObject({ message: errorTexts.en.not_found })
  await player.call('PUT', '/profile', { body: { language: 'ru' } })
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Player' }, headers })
  await site.lettersAreSent()
  const { letter } = site.letters.at(-1) ?? {}
  expect(letter?.html).toContain('<html lang="en">')
  expect(letter?.text).not.toContain('lang=')
  await speak(site, ['ru', 'en'])
  expect((await player.call('GET', '/profile')).json()).toMatchObject({ language: 'ru' })
})

test('news are told in one language, and the other one shows the same words', async () => {
  const site = await openSite()
  const editor = await site.player('Editor', ['manage_news'])
  const created = await editor.call('POST', '/news', { body: RUSSIAN })
  expect(created.statusCode).toBe(201)
  expect(created.json()).toMatchObject({
    ...RUSSIAN,
    ...{ title_en: null, description_en: null, languages: ['ru'] },
  })
  // What is told may be sent back as it stands.
  const again = await editor.call('PUT', `/news/${created.json().id}`, { body: created.json() })
  expect(again.json()).toMatchObject({ title_en: null, languages: ['ru'] })
  const { id } = created.json()
  const told = {
    title_ru: RUSSIAN.title_ru,
    title_en: RUSSIAN.title_ru,
    path_ru: `/news/${id}-most-vzyat`,
    path_en: `/news/${id}-most-vzyat`,
    languages: ['ru'],
  }
  const { data } = (await site.anonymous.call('GET', '/news')).json()
  expect(data[0]).toMatchObject({
    ...told,
    description_en: RUSSIAN.description_ru,
    html_en: data[0].html_ru,
    image_en: RUSSIAN.image_ru,
  })
  expect((await site.anonymous.call('GET', `/news/${id}`)).json()).toMatchObject({
    ...told,
    excerpt_en: 'Мост снова наш',
  })
  expect((await site.anonymous.call('GET', '/news/excerpts')).json().data[0]).toMatchObject(told)
  expect((await site.anonymous.call('GET', '/news/latest?lang=en')).json()).toMatchObject({
    title: RUSSIAN.title_ru,
    languages: ['ru'],
  })
})

test('the other feed carries it with its language, and the site map names only its own address', async () => {
  const site = await openSite()
  const editor = await site.player('Editor', ['manage_news'])
  const russian = (await editor.call('POST', '/news', { body: RUSSIAN })).json().id
  const english = (await editor.call('POST', '/news', { body: ENGLISH })).json().id
  const feed = await (await site.get('/news/feed.xml?lang=en')).text()
  expect(feed).toContain(`<entry xml:lang="ru">`)
  expect(feed).toContain(`href="http://localhost:3000/news/${russian}-most-vzyat"`)
  expect(feed).toContain(`href="http://localhost:3000/news/${english}-bridge-taken?lang=en"`)
  expect(feed.match(/<entry>/g)?.length).toBeGreaterThan(0)
  const map = await (await site.get('/sitemap.xml')).text()
  const urls = [...map.matchAll(/<url><loc>([^<]*)<\/loc>.*?<\/url>/g)].map(([entry, address = '']) => ({
    entry,
    address,
  }))
  const own = urls.filter(({ address }) => address.includes(`/news/${russian}`))
  expect(own.map(({ address }) => address)).toEqual([`http://localhost:3000/news/${russian}-most-vzyat`])
  expect(own[0]?.entry).not.toContain('hreflang="en"')
  expect(
    urls.filter(({ address }) => address.includes(`/news/${english}`)).map(({ address }) => address),
  ).toEqual([`http://localhost:3000/news/${english}-bridge-taken?lang=en`])
})

test('a game server is described in one language, in both or not at all', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const server = {
    name_server: 'Outpost',
    type: 'minecraft',
    ip: '203.0.113.7:25565',
    difficulty: 'easy',
    icon: 'Swords',
    uptime: '99%',
    players: '0/10',
  }
  const bare = (
    await operator.call('POST', '/admin/servers', { body: { ...server, features_ru: 'clans' } })
  ).json()
  expect((await site.anonymous.call('GET', `/servers/${bare.id}`)).json()).toMatchObject({
    description_en: '',
    features_en: 'clans',
    languages: [],
  })
  const described = { ...server, description_ru: 'Застава', features_ru: 'survival' }
  const created = (await operator.call('POST', '/admin/servers', { body: described })).json()
  expect(created).toMatchObject({ description_ru: 'Застава', description_en: '' })
  expect((await site.anonymous.call('GET', `/servers/${created.id}`)).json()).toMatchObject({
    description_ru: 'Застава',
    description_en: 'Застава',
    features_en: 'survival',
    languages: ['ru'],
  })
  const renamed = (
    await operator.call('PUT', `/admin/servers/${created.id}`, { body: { name_server: 'Post' } })
  ).json()
  expect(renamed).toMatchObject({ description_ru: 'Застава', name_server: 'Post' })
})

test('a link of the site has a name in one language at least', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const others = (text_ru: string) => ({
    links: { others: [{ text_ru, text_en: '', to: 'https://map.example/' }] },
  })
  expect((await operator.call('PUT', '/admin/site', { body: others('') })).statusCode).toBe(400)
  const kept = await operator.call('PUT', '/admin/site', { body: others('Карта') })
  expect(kept.json()).toMatchObject({ ...others('Карта'), languages: deliveredSite.languages })
})
