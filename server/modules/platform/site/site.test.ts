import { expect, test } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'

/** Tests ask no avatar service, so that is fixed. */
const untouched = {
  ...deliveredSite,
  avatarUrlTemplate: TEST_CONFIG.avatarUrlTemplate,
  locked: ['avatarUrlTemplate'],
}
/** What only this server needs is nobody's. */
const { avatarUrlTemplate: _, ...shown } = deliveredSite

type Body = Record<string, unknown>

/** A call and its answer as an object. */
async function ask(caller: Pick<TestClient, 'call'>, ...given: Parameters<TestClient['call']>) {
  const reply = await caller.call(...given)
  return { status: reply.statusCode, body: reply.json() as Body }
}

test('an untouched site is the delivered one, for everybody', async () => {
  const visitor = await createTestApp()
  const { status, body } = await ask(visitor.anonymous, 'GET', '/site')
  expect(status).toBe(200)
  expect(body).toEqual({ ...shown, version: 1 })
})

test('only whoever may manage the site changes it', async () => {
  const visitor = await createTestApp()
  const body = { name: 'Рубеж' }
  expect(await ask(visitor.anonymous, 'PUT', '/admin/site', { body })).toMatchObject({ status: 401 })
  const moderator = await visitor.player('Moderator', ['access_admin_panel', 'manage_news'])
  expect(await ask(moderator, 'PUT', '/admin/site', { body })).toMatchObject({ status: 403 })
  const operator = await visitor.player('Operator', ['manage_site'])
  expect(await ask(operator, 'PUT', '/admin/site', { body })).toMatchObject({
    status: 200,
    body: { name: 'Рубеж', version: 2 },
  })
})

test('objects are merged key by key, lists are replaced, and the rest stays', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const homeSections = deliveredSite.homeSections.toReversed()
  await ask(operator, 'PUT', '/admin/site', {
    body: { links: { vk: 'https://vk.com/rubezh' }, homeSections, hero: { text_ru: 'К бою' } },
  })
  const others = [{ text_ru: 'Карта', text_en: 'Map', to: 'https://map.example/' }]
  await ask(operator, 'PUT', '/admin/site', { body: { links: { others, discord: null } } })
  const { body } = await ask(operator, 'GET', '/admin/site')
  expect(body).toEqual({
    ...untouched,
    links: { ...deliveredSite.links, vk: 'https://vk.com/rubezh', discord: null, others },
    hero: { ...deliveredSite.hero, text_ru: 'К бою' },
    homeSections,
    version: 3,
  })
})

test('what a GET tells can be put back as it is, and leaves no trace', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const { body } = await ask(operator, 'GET', '/admin/site')
  expect(await ask(operator, 'PUT', '/admin/site', { body })).toMatchObject({
    status: 200,
    body: { version: 1 },
  })
})

test('of two who edit the second is told', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const change = (name: string) => ask(operator, 'PUT', '/admin/site', { body: { name, version: 1 } })
  expect(await change('Первый')).toMatchObject({ status: 200 })
  expect(await change('Второй')).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await ask(operator, 'GET', '/admin/site')).body).toMatchObject({ name: 'Первый' })
})

test.each([
  ['a colour that cannot be read', { accent: '#3a2a10' }, 'accent'],
  ['a word for a colour', { accent: 'orange' }, 'accent'],
  ['an empty name', { name: '  ' }, 'name'],
  ['a name of two lines', { name: 'Front\nLand' }, 'name'],
  ['a script in a link', { links: { site: 'javascript:alert(1)' } }, 'links.site'],
  ['a link without a host', { links: { vk: 'https://' } }, 'links.vk'],
  ['a picture of somebody else', { hero: { image: '//spy.example/a.png' } }, 'hero.image'],
  ['a block that is not there', { homeSections: [{ key: 'casino', isShown: true }] }, 'homeSections.0.key'],
  [
    'a block twice',
    { homeSections: deliveredSite.homeSections.map(() => deliveredSite.homeSections[0]) },
    'homeSections',
  ],
  ['an element in a code', { verification: { google: '"><script>' } }, 'verification.google'],
  ['a NUL', { seller: { name: 'a\0b' } }, 'seller.name'],
])('%s is refused and changes nothing', async (_, body: Body, field) => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const reply = await ask(operator, 'PUT', '/admin/site', { body: { ...body, isSignUpOpen: false } })
  expect(reply).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(Object.keys((reply.body as { fields: Body }).fields)).toEqual([field])
  expect((await ask(operator, 'GET', '/admin/site')).body).toEqual({ ...untouched, version: 1 })
})

test('what the environment says wins and is told as locked', async () => {
  const config = { ...TEST_CONFIG, site: { ...TEST_CONFIG.site, name: 'Застава' } }
  const { administrator } = await createTestApp({ config })
  const operator = await administrator()
  expect((await ask(operator, 'GET', '/admin/site')).body).toMatchObject({
    name: 'Застава',
    locked: ['name', 'avatarUrlTemplate'],
  })
  const refused = await ask(operator, 'PUT', '/admin/site', { body: { name: 'Рубеж' } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const same = await ask(operator, 'PUT', '/admin/site', { body: { name: 'Застава', accent: '#7fcf5b' } })
  expect(same).toMatchObject({ status: 200, body: { name: 'Застава', accent: '#7fcf5b' } })
})

test('the environment fixes lines of the owner, and the others stay open', async () => {
  const site = { ...TEST_CONFIG.site, seller: { name: 'ИП Гранит' } }
  const { administrator } = await createTestApp({ config: { ...TEST_CONFIG, site } })
  const operator = await administrator()
  const given = (await ask(operator, 'GET', '/admin/site')).body
  expect(given).toMatchObject({
    seller: { name: 'ИП Гранит', taxId: null, contact: null },
    locked: ['avatarUrlTemplate', 'seller.name'],
  })
  expect(await ask(operator, 'PUT', '/admin/site', { body: given })).toMatchObject({ status: 200 })
  const refused = await ask(operator, 'PUT', '/admin/site', { body: { seller: { name: 'ООО Мост' } } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { 'seller.name': expect.any(String) } } })
  const open = await ask(operator, 'PUT', '/admin/site', { body: { seller: { taxId: '7700' } } })
  expect(open).toMatchObject({ status: 200, body: { seller: { name: 'ИП Гранит', taxId: '7700' } } })
})

test.each([
  ['without a name in it', 'https://heads.example/96'],
  ['that is this machine', 'http://127.0.0.1/{username}'],
  ['that is a machine beside it', 'http://localhost/{username}'],
  ['whose host the name decides', 'https://{username}.heads.example/'],
])('a service of heads %s is refused', async (_, avatarUrlTemplate) => {
  const { administrator } = await createTestApp({ config: { ...TEST_CONFIG, avatarUrlTemplate: undefined } })
  const operator = await administrator()
  const reply = await ask(operator, 'PUT', '/admin/site', { body: { avatarUrlTemplate } })
  expect(reply).toMatchObject({ status: 400, body: { fields: { avatarUrlTemplate: expect.any(String) } } })
  const other = { avatarUrlTemplate: 'https://heads.example/{username}' }
  expect(await ask(operator, 'PUT', '/admin/site', { body: other })).toMatchObject({
    status: 200,
    body: other,
  })
})

test('the log says who changed what', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await ask(operator, 'PUT', '/admin/site', { body: { name: 'Рубеж', accent: '#7fcf5b' } })
  const { body } = await ask(operator, 'GET', '/admin/audit?noun=site', {
    headers: { 'accept-language': 'ru' },
  })
  expect(JSON.stringify(body)).toContain('Изменены настройки сайта «Рубеж»: Название, Цвет')
})

test('nobody registers while sign-up is closed', async () => {
  const visitor = await createTestApp()
  const operator = await visitor.administrator()
  await ask(operator, 'PUT', '/admin/site', { body: { isSignUpOpen: false } })
  const form = {
    username: 'Recruit',
    email: 'recruit@front.example',
    password: 'long enough',
    confirmPassword: 'long enough',
  }
  expect(await ask(visitor.anonymous, 'POST', '/register', { body: form })).toMatchObject({
    status: 403,
    body: { code: 'sign_up_closed' },
  })
  await ask(operator, 'PUT', '/admin/site', { body: { isSignUpOpen: true } })
  expect(await ask(visitor.anonymous, 'POST', '/register', { body: form })).toMatchObject({ status: 201 })
})

test('letters, feeds and the manifest carry the new name at once', async () => {
  const visitor = await openSite()
  const { letters, get } = visitor
  const before = await (await get('/site.webmanifest')).text()
  expect(JSON.parse(before)).toMatchObject({ name: 'FrontLand' })
  const operator = await visitor.administrator()
  await ask(operator, 'PUT', '/admin/site', { body: { name: 'Рубеж & Ко', accent: '#7fcf5b' } })
  const manifest = await get('/site.webmanifest')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Рубеж & Ко', short_name: 'Рубеж & Ко' })
  expect(await (await get(addresses.newsFeed)).text()).toContain('Рубеж &#38; Ко')
  await ask(visitor.anonymous, 'POST', '/register', {
    body: {
      username: 'Recruit',
      email: 'recruit@front.example',
      password: 'long enough',
      confirmPassword: 'long enough',
    },
  })
  await visitor.lettersAreSent()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ letter: { subject: expect.stringContaining('Рубеж & Ко') } })
  expect(letters[0]?.letter.html).toContain('#7fcf5b')
  expect(letters[0]?.letter.html).not.toContain('#f08a24')
})

test('the zone of the community is one that there is', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  for (const timeZone of ['Moscow', '+03:00', '', 'Europe/Atlantis'])
    expect(
      await ask(operator, 'PUT', '/admin/site', { body: { timeZone }, headers: { 'accept-language': 'ru' } }),
    ).toMatchObject({ status: 400, body: { fields: { timeZone: expect.stringContaining('часовой пояс') } } })
  expect(await ask(operator, 'PUT', '/admin/site', { body: { timeZone: 'Europe/Moscow' } })).toMatchObject({
    status: 200,
    body: { timeZone: 'Europe/Moscow' },
  })
  const { body } = await ask(operator, 'GET', '/admin/audit?noun=site', {
    headers: { 'accept-language': 'ru' },
  })
  expect(JSON.stringify(body)).toContain('Часовой пояс')
})

test('visitors are not told where heads come from, nor of entries that are hidden, off or still to come', async () => {
  const visitor = await createTestApp()
  const operator = await visitor.administrator()
  const page = {
    path: '/secret-event',
    title_ru: 'Тайна',
    text_ru: 'Ждите',
    publishAt: '2027-12-01T00:00:00.000Z',
  }
  expect((await ask(operator, 'POST', '/admin/pages', { body: page })).status).toBe(201)
  const entry = (to: string, isShown: boolean) => ({ to, text_ru: to, text_en: to, isShown, items: null })
  const header = ['/secret-event', '/team', '/servers'].map((to) => entry(to, true))
  header.push(entry('/news', false))
  await ask(operator, 'PUT', '/admin/site', { body: { menus: { header }, parts: { team: false } } })
  const { body } = await ask(visitor.anonymous, 'GET', '/site')
  expect(body).not.toHaveProperty('avatarUrlTemplate')
  expect(body).not.toHaveProperty('locked')
  expect(body).toMatchObject({ menus: { header: [{ to: '/servers' }] } })
  expect(JSON.stringify(body)).not.toContain('/news","text_ru":"/news')
  expect((await ask(operator, 'GET', '/admin/site')).body).toMatchObject({ menus: { header } })
  const moderator = await visitor.player('Moderator', ['access_admin_panel', 'manage_news'])
  expect(await ask(moderator, 'GET', '/admin/site')).toMatchObject({ status: 403 })
})

test('a picture of the first screen that is in the library no more is refused', async () => {
  const { administrator } = await createTestApp()
  const image = `/uploads/${'0'.repeat(32)}.webp`
  expect(await ask(await administrator(), 'PUT', '/admin/site', { body: { hero: { image } } })).toMatchObject(
    {
      status: 400,
      body: { fields: { 'hero.image': expect.any(String) } },
    },
  )
})

test('the picture of a page is chosen and put back, and only what is there can be', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const put = (pictures: object[]) => ask(operator, 'PUT', '/admin/site', { body: { pictures } })
  const team = { of: 'team', image: '/images/gallery-4.jpg' }
  expect(await put([team])).toMatchObject({ status: 200, body: { pictures: [team] } })
  expect((await ask(site.anonymous, 'GET', '/site')).body).toMatchObject({ pictures: [team] })
  const gone = { of: 'news', image: `/uploads/${'0'.repeat(32)}.webp` }
  expect(await put([team, gone])).toMatchObject({
    status: 400,
    body: { fields: { 'pictures.news': expect.any(String) } },
  })
  for (const refused of [
    [team, team],
    [{ of: 'casino', image: team.image }],
    [{ of: 'team', image: 'javascript:alert(1)' }],
  ])
    expect(await put(refused)).toMatchObject({ status: 400 })
  expect(await put([])).toMatchObject({ status: 200, body: { pictures: [] } })
})

test('settings that another release kept are read: what it did not have stands in its place, what passes no more as delivered', async () => {
  const { database, anonymous, administrator } = await createTestApp()
  const operator = await administrator()
  const withoutOne = deliveredSite.homeSections.filter(({ key }) => key !== 'services').toReversed()
  await ask(operator, 'PUT', '/admin/site', { body: { seller: { name: 'Гранит', taxId: '7700' } } })
  const { settings } = await database.query
    .selectFrom('site_settings')
    .select('settings')
    .executeTakeFirstOrThrow()
  const kept = JSON.parse(settings)
  const older = {
    ...kept,
    seller: { ...kept.seller, taxId: 'two\nlines' },
    timeZone: 'Mars/Olympus',
    accent: '#000001',
    isBeautiful: true,
    homeSections: [...withoutOne, { key: 'fireworks', isShown: true }],
  }
  await database.query
    .updateTable('site_settings')
    .set({ settings: JSON.stringify(older) })
    .execute()
  const { status, body } = await ask(operator, 'PUT', '/admin/site', { body: { name: 'Рубеж' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    name: 'Рубеж',
    timeZone: deliveredSite.timeZone,
    accent: deliveredSite.accent,
    seller: { name: 'Гранит', taxId: null },
  })
  const { homeSections } = (await ask(anonymous, 'GET', '/site')).body as unknown as typeof deliveredSite
  const after = withoutOne.findIndex(({ key }) => key === 'technology') + 1
  expect(homeSections).toEqual(withoutOne.toSpliced(after, 0, { key: 'services', isShown: true }))
})

test('what is not there may be given as null', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await ask(operator, 'PUT', '/admin/site', { body: { seller: { name: 'Гранит', taxId: '7700' } } })
  const body = { seller: { taxId: null }, verification: { google: null }, hero: { title_en: null } }
  expect(await ask(operator, 'PUT', '/admin/site', { body })).toMatchObject({
    status: 200,
    body: { seller: { name: 'Гранит', taxId: null }, hero: { title_en: null } },
  })
  const told = { text_ru: 'Сбор', text_en: null }
  expect((await ask(operator, 'PUT', '/admin/announcement', { body: told })).status).toBe(200)
})
