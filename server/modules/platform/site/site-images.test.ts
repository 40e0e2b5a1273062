/** Mark, icon and card of the site: brought once, made into every size that is needed. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Image } from '#shared/contract/platform/images.ts'
import { SITE_IMAGE_KINDS, type SiteImageKind, siteImagePath } from '#shared/site-images.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const operatorOf = (site: TestApp) => site.player('Operator', ['access_admin_panel', 'manage_site'])

async function upload(operator: TestClient, width = 800, height = 400): Promise<string> {
  const body = await sharp({ create: { width, height, channels: 4, background: '#7fcf5b80' } })
    .png()
    .toBuffer()
  const reply = await operator.call('POST', '/admin/images', {
    body,
    headers: { 'content-type': 'image/png' },
  })
  return reply.json<Image>().path
}
const set = (operator: TestClient, images: object) =>
  operator.call('PUT', '/admin/site', { body: { images } })

test('each size is made of the picture, and may be kept for good', async () => {
  const site = await createTestApp()
  const operator = await operatorOf(site)
  const path = await upload(operator)
  expect((await set(operator, { logo: path, icon: path, card: path })).statusCode).toBe(200)
  const sizes: Record<SiteImageKind, [number, number, string]> = {
    'logo.webp': [192, 96, 'webp'],
    'icon-32.png': [32, 32, 'png'],
    'icon-180.png': [180, 180, 'png'],
    'icon-192.png': [192, 192, 'png'],
    'icon-512.png': [512, 512, 'png'],
    'icon-maskable-192.png': [192, 192, 'png'],
    'icon-maskable-512.png': [512, 512, 'png'],
    'card.jpg': [1200, 630, 'jpeg'],
  }
  for (const kind of Object.keys(SITE_IMAGE_KINDS) as SiteImageKind[]) {
    const reply = await site.app.inject(siteImagePath(kind, path))
    expect(reply.statusCode, kind).toBe(200)
    expect(reply.headers['cache-control']).toContain('immutable')
    const { width, height, format, hasAlpha } = await sharp(reply.rawPayload).metadata()
    expect([width, height, format], kind).toEqual(sizes[kind])
    if (/maskable|180/.test(kind)) expect(hasAlpha, kind).toBe(false)
  }
})

test('nothing is made of what the settings do not name, or not for this', async () => {
  const site = await createTestApp()
  const operator = await operatorOf(site)
  const [icon, other] = [await upload(operator), await upload(operator, 100, 100)]
  await set(operator, { icon })
  const status = async (kind: SiteImageKind, path: string) =>
    (await site.app.inject(siteImagePath(kind, path))).statusCode
  expect(await status('icon-32.png', icon)).toBe(200)
  expect(await status('card.jpg', icon)).toBe(404)
  expect(await status('icon-32.png', other)).toBe(404)
  await set(operator, { icon: null })
  expect(await status('icon-32.png', icon)).toBe(404)
})

test('only an uploaded picture can be set, and one that is set is not removed', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  for (const logo of ['/images/hero.jpg', 'https://spy.example/a.png', '/uploads/../a.webp'])
    expect((await set(admin, { logo })).json()).toMatchObject({
      fields: { 'images.logo': expect.any(String) },
    })
  await set(admin, { card: await upload(admin) })
  const [image] = (await admin.call('GET', '/admin/images')).json().data as [Image]
  expect(image.uses).toEqual([
    {
      title_ru: 'Настройки сайта: Логотип и значки',
      title_en: 'Site settings: Logo and icons',
      url: '/admin/site',
    },
  ])
  expect((await admin.call('DELETE', `/admin/images/${image.id}`)).statusCode).toBe(409)
})

test('the manifest names the icons of the operator, and pages know the shape of the mark', async () => {
  const site = await openSite()
  const operator = await operatorOf(site)
  const path = await upload(operator)
  await set(operator, { icon: path, logo: path })
  const { icons } = (await (await site.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  expect(icons.map(({ src }) => src)).toEqual([
    siteImagePath('icon-192.png', path),
    siteImagePath('icon-maskable-192.png', path),
    siteImagePath('icon-512.png', path),
    siteImagePath('icon-maskable-512.png', path),
  ])
  for (const { src } of icons) expect((await site.get(src)).status).toBe(200)
  await site.get('/')
  expect(site.sites.at(-1)?.logoSize).toEqual({ width: 64, height: 32 })
  await set(operator, { logo: await upload(operator, 1, 1900) })
  await site.get('/')
  expect(site.sites.at(-1)?.logoSize).toEqual({ width: 1, height: 32 })
})

test('who asks for an icon without reading a page gets the operator’s, and the delivered one where there is none', async () => {
  const site = await openSite()
  const operator = await operatorOf(site)
  const addresses = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icons/icon-maskable-512.png']
  for (const address of addresses) expect((await site.get(address)).headers.has('location')).toBe(false)
  const path = await upload(operator)
  await set(operator, { icon: path })
  const kinds = ['icon-32.png', 'icon-192.png', 'icon-180.png', 'icon-maskable-512.png'] as const
  for (const [at, address] of addresses.entries()) {
    const { status, headers } = await site.get(address)
    expect([status, headers.get('location')]).toEqual([302, siteImagePath(kinds[at] ?? 'icon-32.png', path)])
  }
})
