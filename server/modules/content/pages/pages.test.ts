import { expect, test } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { OwnPage, StaffPageWithText } from '#shared/contract/content/pages.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

const rules = { path: '/rules', title_ru: 'Правила', text_ru: '# Одно\n\nНе стреляйте в *своих*.' }

async function ask(caller: Pick<TestClient, 'call'>, ...given: Parameters<TestClient['call']>) {
  const reply = await caller.call(...given)
  const body = (reply.body === '' ? null : reply.json()) as StaffPageWithText & {
    code?: string
    fields?: Record<string, string>
  }
  return { status: reply.statusCode, body }
}
const make = (caller: TestClient, body: object) => ask(caller, 'POST', '/admin/pages', { body })
const change = (caller: TestClient, id: number, body: object) =>
  ask(caller, 'PUT', `/admin/pages/${id}`, { body })
async function readAt(caller: Pick<TestClient, 'call'>, path: string) {
  const reply = await caller.call('GET', `/pages?path=${encodeURIComponent(path)}`)
  return reply.statusCode === 200 ? reply.json<OwnPage>() : reply.statusCode
}

test('a page stands at its address at once, in both languages, told in the one it was written in', async () => {
  const { player, anonymous } = await createTestApp()
  const writer = await player('Writer', ['manage_content'])
  const made = await make(writer, rules)
  expect(made).toMatchObject({
    status: 201,
    body: {
      path: '/rules',
      title_en: null,
      text_en: null,
      isDraft: false,
      redirectTo: null,
      languages: ['ru'],
      state: 'published',
      version: 1,
    },
  })
  expect(await readAt(anonymous, '/rules')).toMatchObject({
    title_ru: 'Правила',
    title_en: 'Правила',
    excerpt_en: expect.stringContaining('Не стреляйте в своих.'),
    html_ru: expect.stringContaining('<em>своих</em>'),
    languages: ['ru'],
  })
  const { body } = await ask(writer, 'GET', '/admin/pages')
  expect(body).toMatchObject({ data: [{ id: made.body.id, path: '/rules', title_ru: 'Правила' }], total: 1 })
})

test('what a GET tells its PUT takes back, and that leaves no trace', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  const { body: page } = await make(writer, rules)
  const { body } = await ask(writer, 'GET', `/admin/pages/${page.id}`)
  expect(await change(writer, page.id, body)).toEqual({ status: 200, body })
  expect(await change(writer, page.id, { text_ru: null, isDraft: true })).toMatchObject({
    body: { text_ru: null, state: 'draft', version: 2 },
  })
})

test('drafts and what is to come are for staff alone; a date brings them out by itself', async () => {
  const site = await createTestApp()
  const writer = await site.player('Writer', ['manage_content'])
  const { body: page } = await make(writer, { path: 'Wipe-2/', title_en: 'Wipe', isDraft: true })
  expect(page).toMatchObject({ path: '/wipe-2', state: 'draft' })
  expect(await readAt(site.anonymous, '/wipe-2')).toBe(404)
  expect(await ask(writer, 'GET', '/admin/pages/at?path=/wipe-2')).toMatchObject({ body: { id: page.id } })

  const unfinished = await change(writer, page.id, { isDraft: false })
  expect(unfinished).toMatchObject({ status: 400, body: { fields: { text_en: 'Required' } } })
  const publishAt = new Date(site.clock.now.getTime() + 60_000).toISOString()
  const dated = await change(writer, page.id, { isDraft: false, text_en: 'Soon', publishAt })
  expect(dated).toMatchObject({ status: 200, body: { state: 'scheduled', publishAt } })
  expect(await readAt(site.anonymous, '/wipe-2')).toBe(404)
  site.clock.advance(60_000)
  expect(await readAt(site.anonymous, '/wipe-2')).toMatchObject({ title_ru: 'Wipe', publishedAt: publishAt })
})

test('a changed path leads on from the old one, and a new page may take that', async () => {
  const { administrator, anonymous } = await createTestApp()
  const writer = await administrator()
  const { body: page } = await make(writer, rules)
  await change(writer, page.id, { path: '/law' })
  const moved = await change(writer, page.id, { path: '/law/base' })
  expect(moved.body.formerPaths).toEqual(['/law', '/rules'])
  for (const path of ['/rules', '/law', '/law/base'])
    expect(await readAt(anonymous, path)).toMatchObject({ id: page.id, path: '/law/base' })

  const { body: other } = await make(writer, { ...rules, title_ru: 'Другое', isDraft: true })
  expect(await readAt(anonymous, '/rules'), 'as long as that is a draft').toMatchObject({ id: page.id })
  await change(writer, other.id, { isDraft: false })
  expect(await readAt(anonymous, '/rules')).toMatchObject({ id: other.id })
  expect((await change(writer, page.id, { path: '/law' })).body.formerPaths).toEqual(['/law/base'])
})

test('a deletion can be taken back, unless the address was taken meanwhile', async () => {
  const { administrator, anonymous } = await createTestApp()
  const writer = await administrator()
  const { body: page } = await make(writer, rules)
  expect(await ask(writer, 'DELETE', `/admin/pages/${page.id}`)).toMatchObject({ status: 204 })
  expect(await readAt(anonymous, '/rules')).toBe(404)
  const { body: other } = await make(writer, rules)
  const restore = () => ask(writer, 'POST', `/admin/pages/${page.id}/restore`)
  expect(await restore()).toMatchObject({ status: 400, body: { fields: { path: expect.any(String) } } })
  await ask(writer, 'DELETE', `/admin/pages/${other.id}`)
  expect(await restore()).toMatchObject({ status: 200, body: { id: page.id } })
  expect(await readAt(anonymous, '/rules')).toMatchObject({ id: page.id })
})

test('of two who edit the second is told', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  const { body: page } = await make(writer, rules)
  expect((await change(writer, page.id, { title_ru: 'Первый', version: 1 })).status).toBe(200)
  expect(await change(writer, page.id, { title_ru: 'Второй', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
})

test('addresses the site needs, has, or cannot have are refused by name', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  await make(writer, rules)
  const own = ['/api', '/Admin', '/admin/x', '/NEWS/7', '/players', '/Legal/a', '/status', '/tickets/new']
  const broken = ['/правила', '/a b', '/../etc', '//spy.example', '/a?b', '/a.html', '/', '', '/%41']
  const endless = [`/${'w'.repeat(2_000)}`, '/a/b/c/d/e/f/g']
  for (const path of [...own, ...broken, ...endless, '/RULES', '/rules/']) {
    const { status, body } = await make(writer, { ...rules, path })
    expect([path, status, Object.keys(body.fields ?? {})]).toEqual([path, 400, ['path']])
  }
  expect((await ask(writer, 'GET', '/admin/pages')).body).toMatchObject({ total: 1 })
})

test('texts that do not end, hide something or lead astray are refused by name', async () => {
  const { administrator, anonymous } = await createTestApp()
  const writer = await administrator()
  for (const [part, field] of [
    [{ title_ru: 'W'.repeat(2_000) }, 'title_ru'],
    [{ text_ru: 'W'.repeat(40_001) }, 'text_ru'],
    [{ title_en: 'a\0b' }, 'title_en'],
    [{ image: '//spy.example/a.png' }, 'image'],
    [{ redirectTo: 'javascript:alert(1)' }, 'redirectTo'],
    [{ redirectTo: '//spy.example' }, 'redirectTo'],
    [{ redirectTo: '/\\spy.example' }, 'redirectTo'],
    [{ redirectTo: 'https://[' }, 'redirectTo'],
    [{ redirectTo: 'https://spy.example\\x' }, 'redirectTo'],
    [{ redirectTo: '/news\u0001' }, 'redirectTo'],
    [{ publishAt: 'tomorrow' }, 'publishAt'],
  ] as const)
    expect(Object.keys((await make(writer, { ...rules, ...part })).body.fields ?? {})).toEqual([field])
  const text_ru = '<script>alert(1)</script> [x](javascript:alert(1))'
  expect((await make(writer, { ...rules, text_ru })).status).toBe(201)
  const page = (await readAt(anonymous, '/rules')) as OwnPage
  expect(page.html_ru).not.toMatch(/<script|href="javascript/)
})

test('short links that lead to themselves, over however many, are refused', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  const link = (path: string, redirectTo: string) => make(writer, { path, redirectTo })
  expect(await link('/a', '/A/')).toMatchObject({
    status: 400,
    body: { fields: { redirectTo: expect.any(String) } },
  })
  const { body: a } = await link('/a', '/b?x=1')
  expect((await link('/b', 'http://localhost:3000/c#part')).status).toBe(201)
  expect((await link('/c', '/a')).status).toBe(400)
  expect((await link('/c', '/x/../a')).status).toBe(400)
  expect((await link('/c', 'HTTP://LOCALHOST:3000/./a')).status).toBe(400)
  expect((await link('/c', 'https://elsewhere.example/a')).status).toBe(201)
  // Over a former address of its own.
  await change(writer, a.id, { path: '/d' })
  expect((await change(writer, a.id, { redirectTo: '/a' })).status).toBe(400)
  expect((await change(writer, a.id, { path: '/e', redirectTo: '/d' })).status).toBe(400)
})

test('the server answers at the address: pages, the way on, short links, and 404 for the rest', async () => {
  const site = await openSite({}, [smallPage(addresses.ownPage)])
  const writer = await site.administrator()
  const { body: page } = await make(writer, rules)
  await make(writer, { path: '/discord', redirectTo: 'https://discord.gg/front' })
  await make(writer, { path: '/map', redirectTo: '/servers' })
  await make(writer, { path: '/later', title_ru: 'Позже', isDraft: true })
  const at = async (path: string) => {
    const reply = await site.get(path)
    return [reply.status, reply.headers.get('location')]
  }
  expect(await at('/rules')).toEqual([200, null])
  expect(await at('/rules/')).toEqual([308, '/rules'])
  expect(await at('/discord?utm=1')).toEqual([308, 'https://discord.gg/front'])
  expect(await at('/map?lang=en')).toEqual([308, '/servers?lang=en'])
  for (const path of ['/later', '/unknown', '/Rules', '/rules/x', '/api/unknown'])
    expect([path, ...(await at(path))]).toEqual([path, 404, null])
  await change(writer, page.id, { path: '/law' })
  expect(await at('/rules?lang=en')).toEqual([308, '/law?lang=en'])
  const map = await (await site.get('/sitemap.xml')).text()
  expect(map).toContain('<loc>http://localhost:3000/law</loc>')
  expect(map).not.toMatch(/law\?lang=en|discord|later/)
  await change(writer, page.id, { isDraft: true })
  expect(await at('/law')).toEqual([404, null])
  expect(await at('/rules')).toEqual([404, null])
  // What nobody made costs no rendering of its own.
  expect(site.renderings.filter((rendering) => rendering.includes('unknown'))).toEqual([])
})

test('of two short links that are crossed at the same moment one is refused', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  const linkTo = (path: string) => make(writer, { path, redirectTo: '/news' })
  const [a, b] = [(await linkTo('/a')).body.id, (await linkTo('/b')).body.id]
  for (let round = 0; round < 10; round++) {
    const replies = await Promise.all([
      change(writer, a, { redirectTo: '/b' }),
      change(writer, b, { redirectTo: '/a' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    for (const id of [a, b]) await change(writer, id, { redirectTo: '/news' })
  }
})

test('a short link leads to an address in any letters', async () => {
  const site = await openSite({}, [smallPage(addresses.ownPage)])
  const writer = await site.administrator()
  for (const [path, to, location] of [
    [
      '/clan',
      'https://фронт.рф/клан?q=да',
      'https://xn--m1abfkg.xn--p1ai/%D0%BA%D0%BB%D0%B0%D0%BD?q=%D0%B4%D0%B0',
    ],
    ['/find', '/news?q=штурм%20', '/news?q=%D1%88%D1%82%D1%83%D1%80%D0%BC%20'],
  ] as const) {
    await make(writer, { path, redirectTo: to })
    const { status, headers } = await site.get(path)
    expect([status, headers.get('location')]).toEqual([308, location])
  }
})

test('menus lead to own pages, and nowhere while those are not there', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const { body: page } = await make(operator, rules)
  const entry = { to: '/rules', text_ru: 'Правила', text_en: 'Rules', isShown: true, items: null }
  const menus = { header: [entry], footer: [{ ...entry, to: null, items: [{ ...entry, items: null }] }] }
  expect(await ask(operator, 'PUT', '/admin/site', { body: { menus } })).toMatchObject({ status: 200 })
  expect((await ask(operator, 'GET', '/admin/site/pages')).body).toEqual({
    data: [{ to: '/rules', text_ru: 'Правила', text_en: 'Правила' }],
  })
  const shown = async () => {
    await site.get('/')
    return site.sites.at(-1)?.menus
  }
  expect(await shown()).toMatchObject({ header: [{ to: '/rules' }], footer: [{ items: [{ to: '/rules' }] }] })
  await change(operator, page.id, { isDraft: true })
  expect(await shown()).toEqual({ header: [], footer: [] })
  expect((await ask(operator, 'GET', '/admin/site')).body).toMatchObject({ menus: { header: [entry] } })
})

test('a menu may lead to a page that is yet to come, and shows it from its date on', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const publishAt = new Date(Date.now() + 60_000).toISOString()
  const { body: page } = await make(operator, { ...rules, publishAt })
  const { body: offered } = await ask(operator, 'GET', '/admin/site/pages')
  expect(offered).toMatchObject({ data: [{ to: '/rules' }] })
  const menus = { header: [{ to: '/rules', text_ru: 'Правила', text_en: 'Rules' }] }
  expect(await ask(operator, 'PUT', '/admin/site', { body: { menus } })).toMatchObject({ status: 200 })
  const shown = async () => {
    await site.get('/')
    return site.sites.at(-1)?.menus.header
  }
  expect(await shown()).toEqual([])
  await change(operator, page.id, { publishAt: 'now' })
  expect(await shown()).toMatchObject([{ to: '/rules' }])
})

test('the log says who made and published what', async () => {
  const { administrator } = await createTestApp()
  const writer = await administrator()
  const { body: page } = await make(writer, { path: '/rules', isDraft: true })
  await change(writer, page.id, { ...rules, isDraft: false })
  const log = await writer.call('GET', '/admin/audit?noun=page', { headers: { 'accept-language': 'ru' } })
  expect(log.body).toContain('Создан черновик страницы «/rules»')
  expect(log.body).toContain('Опубликована страница «/rules»')
})

test('an edit renders anew what shows it: all pages only where a menu leads to what came or went', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const { body: page } = await make(operator, rules)
  const renderedBy = async (edit: () => Promise<unknown>) => {
    await site.get('/')
    const before = site.renderings.length
    await edit()
    await site.get('/')
    return site.renderings.length - before
  }
  expect(await renderedBy(() => make(operator, { ...rules, path: '/other' }))).toBe(0)
  expect(await renderedBy(() => change(operator, page.id, { isDraft: true }))).toBe(0)
  await change(operator, page.id, { isDraft: false })

  const entry = { to: '/rules', text_ru: 'Правила', text_en: 'Rules', isShown: true }
  await ask(operator, 'PUT', '/admin/site', { body: { menus: { header: [entry] } } })
  expect(await renderedBy(() => change(operator, page.id, { title_ru: 'Закон' }))).toBe(0)
  expect(await renderedBy(() => change(operator, page.id, { isDraft: true }))).toBe(1)
  await change(operator, page.id, { isDraft: false })
  expect(await renderedBy(() => change(operator, page.id, { path: '/law' }))).toBe(1)
  expect(await renderedBy(() => ask(operator, 'DELETE', `/admin/pages/${page.id}`))).toBe(1)
  expect(await renderedBy(() => ask(operator, 'POST', `/admin/pages/${page.id}/restore`))).toBe(1)
})

test('the list goes on from page to page, what a release moved first', async () => {
  const { administrator, database } = await createTestApp()
  const writer = await administrator()
  const paths = Array.from({ length: 2 * STAFF_PAGE_SIZE + 1 }, (_, index) => `/page-${index}`)
  const row = { image: null, redirect_to: null, published_at: 1, changed_at: null, deleted_at: null }
  for (const [index, path] of paths.entries())
    await database.query
      .insertInto('pages')
      .values({ ...row, path, moved_from: index % 2 === 0 ? `/old-${index}` : null })
      .execute()
  const listed: string[] = []
  for (const page of [1, 2, 3, 4])
    listed.push(
      ...(
        await ask(writer, 'GET', `/admin/pages?page=${page}`).then(
          ({ body }) => body as unknown as { data: StaffPageWithText[] },
        )
      ).data.map(({ path }) => path),
    )
  const [moved, others] = [0, 1].map((rest) => paths.filter((_, index) => index % 2 === rest).reverse())
  expect(listed).toEqual([...(moved ?? []), ...(others ?? [])])
})
