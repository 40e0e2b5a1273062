/** What was uploaded is found, described, and removed only when nothing shows it. */
import { copyFileSync, existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Image } from '#shared/contract/platform/images.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const texts = { title_ru: 'Мост', title_en: 'Bridge', description_ru: 'Текст', description_en: 'Text' }
const draw = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(editor: TestClient, name: string, background = '#f08a24'): Promise<Image> {
  const reply = await editor.call('POST', `/admin/images?name=${encodeURIComponent(name)}`, {
    body: await draw(background),
    headers: { 'content-type': 'image/png' },
  })
  expect(reply.statusCode).toBe(201)
  return reply.json()
}
const editorOf = (site: TestApp) =>
  site.player('Editor', ['access_admin_panel', 'manage_content', 'manage_news', 'manage_site'])
const listed = async (editor: TestClient, query = '') =>
  (await editor.call('GET', `/admin/images${query}`)).json<{ data: Image[]; total: number }>()
const put = (editor: TestClient, { id }: Image, body: object) =>
  editor.call('PUT', `/admin/images/${id}`, { body })
const remove = (editor: TestClient, { id }: Image) => editor.call('DELETE', `/admin/images/${id}`)

test('a picture is known by its file, its size, who brought it and when', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  expect(image).toMatchObject({ name: 'мост.png', width: 64, height: 48, uploadedBy: 'Editor', uses: [] })
  expect(image).toMatchObject({ uploadedAt: site.clock.now.toISOString(), version: 1 })
  expect(await upload(editor, 'again.png')).toEqual(image)
  expect(await listed(editor)).toMatchObject({ data: [image], total: 1 })
  expect(await listed(editor, `?path=${image.path}`)).toMatchObject({ data: [image] })
})

test('it is found by its name and by what is said of it, in any case', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const bridge = await upload(editor, 'IMG_0042.png')
  const gate = await upload(editor, 'Ворота.png', '#7fcf5b')
  await put(editor, bridge, { description_ru: 'Мост через реку' })
  const found = async (search: string) =>
    (await listed(editor, `?search=${encodeURIComponent(search)}`)).data.map(({ id }) => id)
  expect(await found('МОСТ')).toEqual([bridge.id])
  expect(await found('img_00')).toEqual([bridge.id])
  expect(await found('ворота')).toEqual([gate.id])
  expect(await found('%')).toEqual([])
})

test('of two who describe one picture the second is told', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  const first = await put(editor, image, { description_en: 'A bridge', version: 1 })
  expect(first.json()).toMatchObject({ description_en: 'A bridge', version: 2 })
  expect((await put(editor, image, first.json())).json()).toEqual(first.json())
  const stale = await put(editor, image, { description_en: 'A gate', version: 1 })
  expect(errorCode(stale)).toBe('conflict')
})

test('nothing goes that news show, drafts and what can be restored included', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const cover = await upload(editor, 'cover.png')
  const inText = await upload(editor, 'text.png', '#7fcf5b')
  const body = { ...texts, image_global: cover.path, description_en: `![](${inText.path})`, isDraft: true }
  const { id } = (await editor.call('POST', '/news', { body })).json()
  for (const image of [cover, inText]) expect(errorCode(await remove(editor, image))).toBe('image_in_use')
  const use = { title_ru: 'Новости: Мост', title_en: 'News: Bridge', url: `/admin/news/${id}` }
  expect((await listed(editor)).data.map(({ uses }) => uses)).toEqual([[use], [use]])

  await editor.call('DELETE', `/news/${id}`)
  expect(errorCode(await remove(editor, cover))).toBe('image_in_use')
  expect((await listed(editor, `?path=${cover.path}`)).data[0]?.uses).toEqual([{ ...use, url: null }])
  await editor.call('POST', `/admin/news/${id}/restore`)
  await editor.call('PUT', `/news/${id}`, { body: { image_global: null } })
  expect((await remove(editor, cover)).statusCode).toBe(204)
  expect(existsSync(join(site.dataDir, cover.path))).toBe(false)
  expect((await site.app.inject(cover.path)).statusCode).toBe(404)
  expect((await listed(editor)).data).toMatchObject([{ id: inText.id }])
})

test('nor the picture of the first screen', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'hero.png')
  await editor.call('PUT', '/admin/site', { body: { hero: { image: image.path } } })
  expect(errorCode(await remove(editor, image))).toBe('image_in_use')
  const [listedImage] = (await listed(editor)).data
  expect(listedImage?.uses).toEqual([
    {
      title_ru: 'Настройки сайта: Первый экран',
      title_en: 'Site settings: First screen',
      url: '/admin/site',
    },
  ])
})

test('what is said of a picture is read where it is shown, at once', async () => {
  const site = await openSite()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  await editor.call('PUT', '/admin/site', { body: { hero: { image: image.path } } })
  const { id } = (await editor.call('POST', '/news', { body: { ...texts, image_en: image.path } })).json()
  await site.get('/')
  expect(site.sites.at(-1)?.heroText).toBeUndefined()
  await put(editor, image, { description_ru: 'Мост через реку' })
  await site.get('/')
  expect(site.sites.at(-1)?.heroText).toEqual({ ru: 'Мост через реку', en: 'Мост через реку' })
  await put(editor, image, { description_en: 'A bridge' })
  const told = async (path: string) => (await site.anonymous.call('GET', path)).json()
  expect(await told(`/news/${id}`)).toMatchObject({ imageText_ru: '', imageText_en: 'A bridge' })
  expect((await told('/news/excerpts')).data[0]).toMatchObject({ imageText_ru: '', imageText_en: 'A bridge' })
  expect(await told('/news/latest?lang=en')).toMatchObject({ imageText: 'A bridge' })
})

test('pictures from before there was a library are in it, with the day of their file', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  await site.database.query.deleteFrom('images').execute()
  copyFileSync(join(site.dataDir, image.path), join(site.dataDir, `/uploads/${'a'.repeat(32)}.webp`))
  writeFileSync(join(site.dataDir, `/uploads/${'b'.repeat(32)}.webp`), 'no picture')
  const { data } = await listed(editor)
  expect(data).toHaveLength(2)
  expect(data[0]).toMatchObject({ width: 64, height: 48, bytes: image.bytes, uploadedBy: null })
})

test('the log says who brought, described and removed it; a deleted account leaves no name', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  await put(admin, image, { description_ru: 'Мост' })
  const { id } = (await admin.call('GET', '/admin/users?search=Editor')).json().data[0]
  await admin.call('DELETE', `/admin/users/${id}`)
  expect((await listed(admin)).data[0]).toMatchObject({ uploadedBy: null })
  await remove(admin, image)
  const log = await admin.call('GET', '/admin/audit?noun=image', { headers: { 'accept-language': 'ru' } })
  expect(log.json().data.map(({ description }: { description: string }) => description)).toEqual([
    expect.stringContaining('Удалена картинка «мост.png» — admin'),
    expect.stringContaining('Изменена картинка «мост.png»: Описание (рус.) — admin'),
    expect.stringContaining('Загружена картинка «мост.png»'),
  ])
})

test('a picture that an entry of a collection shows stays, also while the entry can be restored', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'view.png')
  const entry = await editor.call('POST', '/admin/collections/gallery', {
    body: { name_ru: 'Мост', name_en: 'Bridge', src: image.path, icon: 'bridge' },
  })
  expect(entry.statusCode).toBe(201)
  expect(errorCode(await remove(editor, image))).toBe('image_in_use')
  const id = entry.json<{ id: number }>().id
  expect((await editor.call('DELETE', `/admin/collections/gallery/${id}`)).statusCode).toBe(204)
  expect(errorCode(await remove(editor, image))).toBe('image_in_use')
})

test('what is saved shows no picture that was removed meanwhile; what stands is not asked again', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const image = await upload(editor, 'мост.png')
  const stands = await editor.call('POST', '/news', { body: { ...texts, image_ru: image.path } })
  expect(stands.statusCode).toBe(201)
  const { id } = stands.json<{ id: number }>()
  await site.database.query.deleteFrom('images').execute()

  const kept = { src: image.path, name_ru: 'Мост' }
  const page = { path: '/bridge', title_ru: 'Мост', text_ru: 'Мост' }
  const text = `![Мост](${image.path})`
  const choose = 'Choose a picture of the media library or upload one'
  const shows = 'The text shows a picture that the media library does not have'
  for (const [path, body, field, told] of [
    ['/news', { ...texts, image_global: image.path }, 'image_global', choose],
    ['/admin/pages', { ...page, image: image.path }, 'image', choose],
    ['/admin/collections/gallery', kept, 'src', choose],
    ['/news', { ...texts, description_en: text }, 'description_en', shows],
    ['/admin/pages', { ...page, text_ru: text }, 'text_ru', shows],
    ['/admin/collections/rules', { title_ru: 'Мост', text_ru: text }, 'text_ru', shows],
  ] as const) {
    const reply = await editor.call('POST', path, { body, headers: { 'accept-language': 'en' } })
    expect([path, reply.statusCode, reply.json().fields]).toEqual([path, 400, { [field]: told }])
  }
  const put = (body: object) => editor.call('PUT', `/news/${id}`, { body })
  expect((await put({ title_ru: 'Мосты' })).statusCode).toBe(200)
  expect(Object.keys((await put({ image_en: image.path })).json().fields)).toEqual(['image_en'])
  expect((await put({ image_en: '/images/news/bridge.jpg' })).statusCode).toBe(200)
})

test('of removal and choice in one moment one wins: what is shown is there', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  for (let round = 0; round < 12; round++) {
    const image = await upload(editor, 'bridge.png', `#0000${(round + 16).toString(16)}`)
    const choose = () =>
      round % 2 === 0
        ? editor.call('POST', '/admin/news', { body: { ...texts, imageUrl: image.path } })
        : editor.call('PUT', '/admin/site', { body: { hero: { image: image.path } } })
    const [chosen, removed] = await Promise.all([choose(), remove(editor, image)])
    const isThere = (await site.app.inject(image.path)).statusCode === 200
    expect({ isThere, removed: removed.statusCode }).toEqual(
      chosen.statusCode < 300 ? { isThere: true, removed: 409 } : { isThere: false, removed: 204 },
    )
  }
})

test('a picture goes a year after it came where nothing shows it, and so does what broke off half-way', async () => {
  const site = await createTestApp()
  const editor = await editorOf(site)
  const unused = await upload(editor, 'мост.png')
  const shown = await upload(editor, 'ворота.png', '#7fcf5b')
  await editor.call('POST', '/news', { body: { ...texts, image_global: shown.path, isDraft: true } })
  const unfinished = join(site.dataDir, 'uploads/.token.part')
  writeFileSync(unfinished, 'half')
  await site.runBackgroundWork(HOUR_MS)
  expect(existsSync(unfinished)).toBe(true)
  utimesSync(unfinished, 0, 0)
  site.clock.advance(364 * DAY_MS)
  await site.runBackgroundWork(HOUR_MS)
  expect([existsSync(unfinished), existsSync(join(site.dataDir, unused.path))]).toEqual([false, true])
  site.clock.advance(2 * DAY_MS)
  await site.runBackgroundWork(HOUR_MS)
  const left = await site.database.query.selectFrom('images').select('path').execute()
  expect(left).toEqual([{ path: shown.path }])
  expect([unused, shown].map(({ path }) => existsSync(join(site.dataDir, path)))).toEqual([false, true])
})
