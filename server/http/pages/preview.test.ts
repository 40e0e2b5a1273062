/** What is not saved is seen by its editor alone: no cache, no other reader, no log and no table knows of it. */
import { expect, test } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import { SITE_PREVIEW_FIELD, SITE_PREVIEW_MAX_BYTES } from '#shared/constants/site-preview.ts'
import { refusedSources } from '#tests/harness/inline-sources.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

const ADDRESS = '/api/admin/site/preview'
const ORIGIN = 'http://localhost:3000'

const formOf = (asked: unknown) => new URLSearchParams({ [SITE_PREVIEW_FIELD]: JSON.stringify(asked) })

/** The site on a socket, and how an editor's frame asks it for pages. */
async function openEditedSite(more: Parameters<typeof openSite>[1] = []) {
  const site = await openSite({}, more)
  const editor = await site.player('Editor', ['manage_site'])
  const page = (asked: unknown, client: Pick<TestClient, 'headers'> = editor, headers = {}) =>
    fetch(site.url + ADDRESS, {
      method: 'POST',
      body: formOf(asked),
      headers: { ...client.headers, origin: ORIGIN, ...headers },
    })
  const call = (asked: object, client: TestClient = editor) =>
    client.call('POST', '/admin/site/preview/calls', { body: asked })
  return { ...site, editor, page, call }
}

test.each(['ru', 'en'] as const)('a page is rendered with what is not saved, in %s', async (language) => {
  const { page, sites, renderings } = await openEditedSite()
  const reply = await page({ name: 'Рубеж', hero: { text_en: 'Hold' }, address: '/servers', language })
  expect(reply.status).toBe(200)
  const html = await reply.text()
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain('<h1>/servers $& ')
  expect(sites.at(-1)).toMatchObject({ name: 'Рубеж', hero: { text_en: 'Hold', image: '/images/hero.jpg' } })
  expect(renderings).toEqual([`${language} /servers`])
})

test('nobody else meets it: the same page is rendered anew for visitors, and nothing is written down', async () => {
  const { page, get, sites, renderings, database, anonymous, editor } = await openEditedSite()
  await get('/')
  const before = await database.query.selectFrom('site_settings').selectAll().execute()
  const versions = await database.query.selectFrom('content_versions').selectAll().execute()
  const reply = await page({ name: 'Рубеж', address: '/' })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  await page({ name: 'Рубеж', address: '/servers' })
  expect(renderings).toEqual(['ru /', 'ru /', 'ru /servers'])
  await get('/')
  expect(renderings).toHaveLength(3)
  await get('/servers')
  expect(sites.map(({ name }) => name)).toEqual(['FrontLand', 'Рубеж', 'Рубеж', 'FrontLand'])
  expect((await anonymous.call('GET', '/site')).json()).toMatchObject({ name: 'FrontLand' })
  expect(await (await get('/site.webmanifest')).json()).toMatchObject({ name: 'FrontLand' })
  expect((await editor.call('GET', '/admin/site/pages')).statusCode).toBe(200)
  expect(await database.query.selectFrom('site_settings').selectAll().execute()).toEqual(before)
  expect(await database.query.selectFrom('content_versions').selectAll().execute()).toEqual(versions)
  expect(await database.query.selectFrom('audit_log').selectAll().execute()).toEqual([])
})

test('two who preview at once each see their own, while a visitor sees the site', async () => {
  const { call, anonymous } = await openEditedSite()
  const names = ['Рубеж', 'Застава', 'Фронтир']
  const [visitor, ...seen] = await Promise.all([
    anonymous.call('GET', '/site'),
    ...names.map((name) => call({ name, address: '/api/site' })),
  ])
  expect(visitor.json()).toMatchObject({ name: 'FrontLand' })
  expect(seen.map((reply) => reply.json<{ body: { name: string } }>().body.name)).toEqual(names)
})

test('what the page asks of the API is answered with what is not saved, as to a visitor', async () => {
  const { call, get } = await openEditedSite()
  const change = { parts: { roblox: false, feedback: false }, languages: ['en'] }
  const types = (body: unknown) => (body as { type: string }[]).map(({ type }) => type)
  const servers = (await call({ ...change, address: '/api/servers' })).json<{ body: unknown }>()
  expect(types(servers.body)).not.toContain('roblox')
  // Also from what is kept of replies.
  for (const _ of [1, 2]) expect(types(await (await get('/api/servers')).json())).toContain('roblox')
  expect(
    types((await call({ ...change, address: '/api/servers' })).json<{ body: unknown }>().body),
  ).not.toContain('roblox')
  const off = (await call({ ...change, address: '/api/feedback', language: 'ru' })).json<unknown>()
  // The site of the preview speaks English alone.
  expect(off).toMatchObject({
    status: 404,
    body: { code: 'part_off', message: expect.stringMatching(/^\w/) },
  })
  expect((await get('/api/feedback')).status).toBe(200)
})

test('only what a visitor may read is asked', async () => {
  const { call } = await openEditedSite()
  for (const address of ['/api/profile', '/api/admin/users', '/api/servers/events', '/api/nothing', '/'])
    expect([address, (await call({ address })).statusCode]).toEqual([address, 404])
  for (const address of ['//evil.example/api/site', 'https://evil.example/', '', '/api/site#a'])
    expect([address, (await call({ address })).statusCode]).toEqual([address, 400])
})

test('whoever may not manage the site sees none of it, nor does another site', async () => {
  const { page, call, anonymous, player, renderings, editor } = await openEditedSite()
  const asked = { name: 'Рубеж', address: '/' }
  const writer = await player('Writer', ['access_admin_panel', 'manage_news', 'manage_content'])
  expect((await page(asked, anonymous)).status).toBe(401)
  expect((await call(asked, anonymous)).statusCode).toBe(401)
  expect((await page(asked, writer)).status).toBe(403)
  expect((await call(asked, writer)).statusCode).toBe(403)
  expect((await page(asked, editor, { origin: 'https://evil.example' })).status).toBe(403)
  expect(renderings).toEqual([])
})

test('the scripts of the frame and of the page may run there, and the styles of the page count', async () => {
  const { page } = await openEditedSite()
  const reply = await page({ address: '/news/1-item' })
  const html = await reply.text()
  expect(html).toContain('<style>')
  expect(refusedSources(html, reply.headers.get('content-security-policy'))).toEqual([])
})

test('only this answer may stand in a frame, and only of the site itself', async () => {
  const { page, get } = await openEditedSite()
  const { headers } = await page({ address: '/' })
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-\S+ 'self'/)
  const others = await get('/')
  expect(others.headers.get('x-frame-options')).toBe('DENY')
  expect(others.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('what is wrong is said as saving says it', async () => {
  const { call, page, editor } = await openEditedSite()
  const wrong = [
    { accent: '#221100' },
    { links: { vk: 'javascript:alert(1)' } },
    { images: { logo: `/uploads/${'a'.repeat(32)}.webp` } },
    { menus: { header: [{ to: '/no-such-page', text_ru: 'Нет', text_en: 'No', isShown: true }] } },
    { languages: [] },
    { avatarUrlTemplate: 'http://127.0.0.1:22/{username}' },
  ]
  for (const change of wrong) {
    const saving = await editor.call('PUT', '/admin/site', { body: change })
    expect(saving.statusCode).toBe(400)
    const reply = await call({ ...change, address: '/api/site' })
    expect([reply.statusCode, reply.json()]).toEqual([400, saving.json()])
    expect((await page({ ...change, address: '/' })).status).toBe(400)
  }
})

test('a body without end, or that is none, is refused', async () => {
  const { url, editor, page } = await openEditedSite()
  const send = (body: URLSearchParams | string) =>
    fetch(url + ADDRESS, {
      method: 'POST',
      body,
      headers: { ...editor.headers, 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await send(formOf({ name: 'a'.repeat(SITE_PREVIEW_MAX_BYTES) }))).status).toBe(413)
  for (const body of ['', 'preview=', 'preview={', 'preview=[]', 'preview=null', 'other=1'])
    expect([body, (await send(body)).status]).toEqual([body, 400])
  expect((await page({ address: '/', name: 'Рубеж' })).status).toBe(200)
})

test('what would end the data of the page stays in it', async () => {
  const { page } = await openEditedSite()
  const html = await (await page({ name: '</script><script>alert(1)</script> $& $1', address: '/' })).text()
  expect(html).not.toContain('<script>alert(1)')
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script> $& $1')
})

test('pages of the operator are shown, short links followed, and what is not there is told', async () => {
  const { page, administrator, renderings } = await openEditedSite([smallPage(addresses.ownPage)])
  const operator = await administrator()
  const make = (body: object) => operator.call('POST', '/admin/pages', { body })
  expect((await make({ path: '/rules', title_ru: 'Правила', text_ru: 'Не стрелять.' })).statusCode).toBe(201)
  expect((await make({ path: '/law', redirectTo: '/rules' })).statusCode).toBe(201)
  const shown = async (address: string) => {
    const reply = await page({ address })
    return [reply.status, renderings.at(-1), /"address":"([^"]*)"/.exec(await reply.text())?.[1]]
  }
  expect(await shown('/rules')).toEqual([200, 'ru /rules', '/rules'])
  expect(await shown('/law')).toEqual([200, 'ru /rules', '/rules'])
  expect(await shown('/nowhere?tab=1')).toEqual([200, 'ru *', '/nowhere?tab=1'])
  expect(await shown('/news/7-else?page=2')).toEqual([200, 'ru *', '/news/7-else?page=2'])
})

test('without pages there is nothing to show', async () => {
  const { app, player } = await createTestApp()
  const editor = await player('Editor', ['manage_site'])
  const reply = await app.inject({
    method: 'POST',
    url: ADDRESS,
    payload: formOf({ address: '/' }).toString(),
    headers: { ...editor.headers, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.statusCode).toBe(404)
})
