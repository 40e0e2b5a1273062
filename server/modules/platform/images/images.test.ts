import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IMAGES_MAX_BYTES } from '#shared/constants/images.ts'
import { IMAGE_UPLOAD_MAX_BYTES, type Image } from '#shared/contract/platform/images.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f08a24' } })

/** Sends bytes as an editor would, under the type given. */
async function upload(site: TestApp, bytes: Buffer, type = 'image/png', permission = 'manage_news' as const) {
  const editor = await site.player(`Editor${Math.random()}`.replace('.', ''), [permission])
  return editor.call('POST', '/admin/images', { body: bytes, headers: { 'content-type': type } })
}

const stored = ({ dataDir }: TestApp) => readdirSync(join(dataDir, 'uploads'))

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is stored anew as WebP and served',
  async (format) => {
    const site = await createTestApp()
    const bytes = await draw(64, 48).toFormat(format).toBuffer()
    const reply = await upload(site, bytes, `image/${format}`)
    expect(reply.statusCode).toBe(201)
    const image = reply.json<Image>()
    expect(image).toMatchObject({
      path: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      width: 64,
      height: 48,
    })

    const served = await site.app.inject(image.path)
    expect(served.statusCode).toBe(200)
    expect(served.headers['content-type']).toBe('image/webp')
    expect(served.headers['cache-control']).toContain('immutable')
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  },
)

test('a large picture is made smaller, one on its side is turned, and metadata goes', async () => {
  const site = await createTestApp()
  const bytes = await draw(4_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const image = (await upload(site, bytes, 'image/jpeg')).json<Image>()
  expect(image).toMatchObject({ width: 480, height: 1_920 })
  const served = await site.app.inject(image.path)
  const { exif, orientation } = await sharp(served.rawPayload).metadata()
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
})

test('the same picture has one path', async () => {
  const site = await createTestApp()
  const bytes = await draw(10, 10).png().toBuffer()
  const paths = [(await upload(site, bytes)).json().path, (await upload(site, bytes)).json().path]
  expect(paths[0]).toBe(paths[1])
  expect(stored(site)).toHaveLength(1)
})

test('a picture that cannot be written leaves nothing behind', async () => {
  const site = await createTestApp()
  const bytes = await draw(10, 10).png().toBuffer()
  const { path } = (await upload(site, bytes)).json<Image>()
  const file = join(site.dataDir, path)
  rmSync(file)
  mkdirSync(join(file, 'in-the-way'), { recursive: true })
  expect((await upload(site, bytes)).statusCode).toBe(500)
  expect(stored(site)).toHaveLength(1)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an SVG with a script under another name', () => svg],
  ['text', () => Buffer.from('hello')],
  ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a GIF', () => draw(4, 4).gif().toBuffer()],
  ['nothing', () => Buffer.alloc(0)],
  ['half a picture', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 200)],
  [
    'a decompression bomb',
    () => draw(5_000, 5_000).png({ compressionLevel: 9, progressive: true }).toBuffer(),
  ],
])('%s is refused and nothing is stored', async (_what, make) => {
  const site = await createTestApp()
  const reply = await upload(site, await make())
  expect(reply.statusCode).toBe(400)
  expect(errorCode(reply)).toBe('bad_image')
  expect(stored(site)).toEqual([])
})

test('a photograph of 24 megapixels is taken', async () => {
  const site = await createTestApp()
  const reply = await upload(site, await draw(6_000, 4_000).jpeg().toBuffer(), 'image/jpeg')
  expect(reply.json<Image>()).toMatchObject({ width: 1_920, height: 1_280 })
})

test('the library holds so much and no more', async () => {
  const site = await createTestApp()
  const large = { words_folded: '', width: 1, height: 1, bytes: IMAGES_MAX_BYTES / 2, uploaded_at: 0 }
  for (const path of ['/uploads/one.webp', '/uploads/two.webp'])
    await site.database.query
      .insertInto('images')
      .values({ ...large, path, name: path })
      .execute()
  const reply = await upload(site, await draw(10, 10).png().toBuffer())
  expect(errorCode(reply)).toBe('storage_full')
  expect(stored(site)).toEqual([])
})

test('too many bytes, other types and other people are refused', async () => {
  const site = await createTestApp()
  expect((await upload(site, Buffer.alloc(IMAGE_UPLOAD_MAX_BYTES + 1))).statusCode).toBe(413)
  expect((await upload(site, svg, 'image/svg+xml')).statusCode).toBe(415)
  expect((await upload(site, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
  const options = { body: await draw(4, 4).png().toBuffer(), headers: { 'content-type': 'image/png' } }
  expect((await site.anonymous.call('POST', '/admin/images', options)).statusCode).toBe(401)
  expect((await (await site.player('Ranger')).call('POST', '/admin/images', options)).statusCode).toBe(403)
  expect(stored(site)).toEqual([])
})

test.each(['/uploads/', '/uploads/../frontland.db', '/uploads/..%2ffrontland.db', '/uploads/.x.part'])(
  'nothing but uploads is served: %s',
  async (path) => {
    const { app } = await createTestApp()
    expect((await app.inject(path)).statusCode).toBe(404)
  },
)
