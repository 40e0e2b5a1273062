import { expect, test } from 'vitest'
import type { StaffPage } from '#shared/contract/content/pages.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import type { FirstDay } from '#shared/contract/platform/first-day.ts'
import { isReservedPath } from '#shared/reserved-segments.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { makeWay } from './make-way.ts'

const siteUrl = 'http://localhost:3000'
/** The next release has a page for guilds. */
const needsGuilds = (path: string) => isReservedPath(path) || /^\/guilds(?:\/|$)/.test(path)
const release = ({ database }: TestApp) =>
  database.exclusive(() => makeWay(database, { siteUrl, now: new Date() }, needsGuilds))

async function open() {
  const site = await createTestApp()
  const operator = await site.administrator()
  const make = async (body: object) => {
    const reply = await operator.call('POST', '/admin/pages', { body })
    expect([reply.statusCode, reply.body]).toEqual([201, reply.body])
    return reply.json<StaffPage>()
  }
  const get = async <Reply>(path: string) => (await operator.call('GET', path)).json<Reply>()
  const pathsNow = async () =>
    Object.fromEntries(
      (await get<{ data: StaffPage[] }>('/admin/pages')).data.map(({ id, path }) => [id, path]),
    )
  return { site, operator, make, get, pathsNow }
}
const text = { title_ru: 'Отряды', text_ru: 'Кто с кем.' }

test('what stands at an address that a release needs moves, once, to one that is free', async () => {
  const { site, make, pathsNow } = await open()
  const page = await make({ path: '/guilds', ...text })
  const below = await make({ path: '/guilds/rules', ...text })
  const link = await make({ path: '/guilds/chat', redirectTo: 'https://chat.example' })
  const beside = await make({ path: '/guilds-2/rules', ...text })
  const long = await make({ path: `/guilds/${'w'.repeat(112)}`, ...text })
  await Promise.all([release(site), release(site)])
  const moved = {
    [page.id]: '/guilds-3',
    [below.id]: '/guilds-3/rules',
    [link.id]: '/guilds-3/chat',
    [beside.id]: '/guilds-2/rules',
    [long.id]: '/page-1-2',
  }
  expect(await pathsNow()).toEqual(moved)
  await release(site)
  expect(await pathsNow()).toEqual(moved)
})

test('menus, short links and the announcement follow; what staff say afterwards of the new page of the product stays', async () => {
  const { site, operator, make, get } = await open()
  const page = await make({ path: '/guilds', ...text })
  const crews = await make({ path: '/guilds/crews', ...text })
  await operator.call('PUT', `/admin/pages/${crews.id}`, { body: { path: '/crews' } })
  const link = await make({ path: '/g', redirectTo: `${siteUrl}/Guilds/?tab=1#top` })
  const entry = (to: string) => ({ to, text_ru: 'Отряды', text_en: 'Guilds', isShown: true })
  const header = [{ ...entry('/guilds#who'), items: [entry('/guilds/crews'), entry('/servers')] }]
  const put = (body: object) => operator.call('PUT', '/admin/site', { body })
  expect((await put({ menus: { header } })).statusCode).toBe(200)
  await operator.call('PUT', '/admin/announcement', { body: { text_ru: 'Сбор', url: '/guilds' } })

  await release(site)
  await site.runBackgroundWork(1_000)
  expect(await get('/admin/site')).toMatchObject({
    version: 3,
    menus: { header: [{ to: '/guilds-2#who', items: [{ to: '/crews' }, { to: '/servers' }] }] },
  })
  expect(await get(`/admin/pages/${link.id}`)).toMatchObject({ redirectTo: `${siteUrl}/guilds-2?tab=1#top` })
  expect(await get('/admin/announcement')).toMatchObject({ url: '/guilds-2' })
  expect(await get('/pages?path=/guilds')).toMatchObject({ id: page.id, path: '/guilds-2' })

  await operator.call('PUT', '/admin/announcement', { body: { url: '/guilds' } })
  await release(site)
  expect(await get('/admin/announcement')).toMatchObject({ url: '/guilds' })
})

test('staff are told: in the log, on the first-day list and at the page, until they have seen it', async () => {
  const { site, operator, make, get } = await open()
  const page = await make({ path: '/guilds', ...text })
  const other = await make({ path: '/other', ...text })
  const line = async () =>
    (await get<FirstDay>('/admin/first-day')).lines.find(({ key }) => key === 'movedPages')
  expect(await line()).toBeUndefined()
  await release(site)
  expect(await line()).toEqual({ key: 'movedPages', isDone: false })
  const log = await operator.call('GET', '/admin/audit?noun=page&action=make_way', {
    headers: { 'accept-language': 'ru' },
  })
  expect(log.json<{ data: AuditEntry[] }>().data).toMatchObject([
    {
      description: 'Адрес понадобился сайту, переехала страница «/guilds-2» — Обновление сайта',
      actor: null,
      before: { path: '/guilds' },
      after: { path: '/guilds-2' },
    },
  ])
  const list = () => get<{ data: StaffPage[] }>('/admin/pages')
  expect((await list()).data).toMatchObject([{ id: page.id, movedFrom: '/guilds' }, { id: other.id }])

  const put = (body: object) => operator.call('PUT', `/admin/pages/${page.id}`, { body })
  const {
    data: [shown],
  } = await list()
  expect((await put({ ...shown })).json()).toMatchObject({ movedFrom: '/guilds', version: 2 })
  expect((await put({ movedFrom: null })).json()).toMatchObject({ movedFrom: null, path: '/guilds-2' })
  expect(await line()).toBeUndefined()
})

test('a page that was deleted comes back where the product is not', async () => {
  const { site, operator, make, get } = await open()
  const page = await make({ path: '/guilds', ...text })
  await operator.call('DELETE', `/admin/pages/${page.id}`)
  await release(site)
  expect((await operator.call('GET', '/pages?path=/guilds')).statusCode).toBe(404)
  await operator.call('POST', `/admin/pages/${page.id}/restore`)
  expect(await get(`/admin/pages/${page.id}`)).toMatchObject({ path: '/guilds-2', movedFrom: '/guilds' })
})
