import { expect, test } from 'vitest'
import type { Announcement } from '#shared/contract/platform/announcement.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const EVERY_SECOND = 1_000
const HOUR = 60 * 60 * 1_000

const editorOf = (site: TestApp) => site.player('Editor', ['access_admin_panel', 'manage_content'])
const at = ({ clock }: TestApp, milliseconds: number) =>
  new Date(clock.now.getTime() + milliseconds).toISOString()

test('as delivered nothing is told', async () => {
  const site = await createTestApp()
  const reply = await (await editorOf(site)).call('GET', '/admin/announcement')
  expect(reply.json()).toEqual({
    text_ru: null,
    text_en: null,
    url: null,
    from: null,
    until: null,
    isClosable: true,
    languages: [],
    state: 'empty',
    version: 1,
  })
})

test('what a GET tells can be put back as it is, and of two who edit the second is told', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const body = { text_ru: 'Вайп в пятницу', url: '/news', version: 1 }
  const saved = (await editor.call('PUT', '/admin/announcement', { body })).json<Announcement>()
  expect(saved).toMatchObject({ ...body, text_en: null, languages: ['ru'], state: 'shown', version: 2 })
  expect((await editor.call('PUT', '/admin/announcement', { body: saved })).json()).toEqual(saved)
  const stale = { text_ru: 'Вайп в субботу', version: 1 }
  expect((await editor.call('PUT', '/admin/announcement', { body: stale })).statusCode).toBe(409)
})

test.each([
  ['a script in its link', { url: 'javascript:alert(1)' }, 'url'],
  ['a link to another host without a scheme', { url: '//spy.example' }, 'url'],
  ['the same with a backslash', { url: '/\\spy.example' }, 'url'],
  ['an address that the site does not have', { url: '/casino' }, 'url'],
  ['an address of the panel', { url: '/admin/news' }, 'url'],
  ['a text of two lines', { text_ru: 'a\nb' }, 'text_ru'],
  ['a text that is too long', { text_en: 'a'.repeat(281) }, 'text_en'],
  ['no date', { from: 'tomorrow' }, 'from'],
  ['an end before its start', { from: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' }, 'until'],
])('%s is refused and changes nothing', async (_, body, field) => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const reply = await editor.call('PUT', '/admin/announcement', { body: { ...body, isClosable: false } })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect((await editor.call('GET', '/admin/announcement')).json()).toMatchObject({ version: 1 })
})

test('it leads to a page of staff for as long as that is there, and is saved again without it', async () => {
  const site = await openSite()
  const editor = await editorOf(site)
  const page = { path: '/wipe', title_ru: 'Вайп', text_ru: 'Скоро' }
  const { id } = (await editor.call('POST', '/admin/pages', { body: page })).json<{ id: number }>()
  const body = { text_ru: 'Вайп', url: '/wipe' }
  expect((await editor.call('PUT', '/admin/announcement', { body })).statusCode).toBe(200)
  const shown = async () => {
    await site.get('/')
    return site.sites.at(-1)?.announcement
  }
  expect(await shown()).toMatchObject(body)
  await editor.call('DELETE', `/admin/pages/${id}`)
  expect(await shown()).toMatchObject({ text_ru: 'Вайп', url: null })
  const again = { ...body, text_ru: 'Вайп завтра' }
  expect((await editor.call('PUT', '/admin/announcement', { body: again })).statusCode).toBe(200)
})

test('pages kept before it begins, and those kept until it ends, are made anew in time', async () => {
  const site = await openSite()
  const editor = await editorOf(site)
  const body = { text_en: 'Wipe', from: at(site, HOUR), until: at(site, 2 * HOUR) }
  const told = await editor.call('PUT', '/admin/announcement', { body })
  expect(told.json()).toMatchObject({ state: 'scheduled' })
  await site.get('/')
  const shown = () => site.sites.at(-1)?.announcement?.text_en
  expect(shown()).toBeUndefined()
  site.clock.advance(HOUR)
  await site.runBackgroundWork(EVERY_SECOND)
  await site.get('/')
  expect(shown()).toBe('Wipe')
  const renderings = site.renderings.length
  await site.runBackgroundWork(EVERY_SECOND)
  await site.get('/')
  expect(site.renderings).toHaveLength(renderings)
  site.clock.advance(HOUR)
  await site.runBackgroundWork(EVERY_SECOND)
  await site.get('/')
  expect(shown()).toBeUndefined()
})

test('one that says the same keeps its key, one that says something else has another', async () => {
  const site = await openSite()
  const editor = await editorOf(site)
  const keyAfter = async (body: object) => {
    await editor.call('PUT', '/admin/announcement', { body })
    await site.get('/')
    return site.sites.at(-1)?.announcement?.key
  }
  const first = await keyAfter({ text_ru: 'Вайп' })
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(await keyAfter({ until: at(site, HOUR), isClosable: false })).toBe(first)
  expect(await keyAfter({ text_ru: 'Вайп завтра' })).not.toBe(first)
})

test('the log says who told what, and that it was taken down', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('PUT', '/admin/announcement', { body: { text_ru: 'Вайп', isClosable: false } })
  await admin.call('PUT', '/admin/announcement', { body: { text_ru: '' } })
  const log = await admin.call('GET', '/admin/audit?noun=announcement', {
    headers: { 'accept-language': 'ru' },
  })
  expect(log.json().data.map(({ description }: { description: string }) => description)).toEqual([
    expect.stringContaining('Снято объявление'),
    expect.stringContaining('Изменено объявление «Вайп»: Текст, русский, Можно закрыть'),
  ])
})
