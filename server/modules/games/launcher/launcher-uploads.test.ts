import { readdirSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import { findUpload, makeFile, sha256Of, upload, uploadPath } from '#tests/harness/launcher.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

const KEY = 'nightly-42'
const HOUR_MS = 60 * 60 * 1000

async function createSite() {
  const site = await createTestApp()
  return { site, staff: await site.player('Quartermaster', ['manage_launcher']) }
}
const uploadsOf = (site: TestApp) => readdirSync(join(site.dataDir, 'launcher/uploads'))

test('a file arrives whole or in pieces, and says how much of it is there', async () => {
  const { staff } = await createSite()
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 0, isComplete: false })
  const bytes = makeFile('windows', 1_000)
  const first = await upload(staff, KEY, bytes.subarray(0, 400), 'bytes 0-399/1000')
  expect(first.json()).toEqual({ received: 400, isComplete: false })
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 400, isComplete: false })
  const last = await upload(staff, KEY, bytes.subarray(400), 'bytes 400-999/1000')
  expect(last.json()).toEqual({ received: 1_000, isComplete: true })
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 1_000, isComplete: true })

  const release = await staff.call('POST', '/admin/launcher/releases', {
    body: { platform: 'windows', launcherVersion: '1.0.0', upload: KEY },
  })
  expect(release.json().file).toMatchObject({ size: 1_000, sha256: sha256Of(bytes) })
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 0, isComplete: false })
})

test('a piece that leaves a gap is refused; one that came before is written again', async () => {
  const { staff } = await createSite()
  const bytes = makeFile('linux', 900)
  await upload(staff, KEY, bytes.subarray(0, 300), 'bytes 0-299/900')
  const gap = await upload(staff, KEY, bytes.subarray(600), 'bytes 600-899/900')
  expect(errorCode(gap)).toBe('conflict')
  await upload(staff, KEY, bytes.subarray(0, 300), 'bytes 0-299/900')
  expect((await findUpload(staff, KEY)).json().received).toBe(300)
  await upload(staff, KEY, bytes.subarray(200, 900), 'bytes 200-899/900')
  const release = await staff.call('POST', '/admin/launcher/releases', {
    body: { platform: 'linux', launcherVersion: '1.0.0', upload: KEY },
  })
  expect(release.json().file.sha256).toBe(sha256Of(bytes))
})

test('a whole file takes the place of what was there', async () => {
  const { staff } = await createSite()
  await upload(staff, KEY, makeFile('windows', 2_000), 'bytes 0-1999/5000')
  const reply = await upload(staff, KEY, makeFile('windows', 700))
  expect(reply.json()).toEqual({ received: 700, isComplete: true })
})

test('what arrived before the connection was lost stays, and the rest goes on from there', async () => {
  const { site, staff } = await createSite()
  const bytes = makeFile('windows', 200_000)
  const interrupted = await put(site, staff, 'bytes 0-199999/200000')
  interrupted.write(bytes.subarray(0, 120_000))
  await until(async () => expect((await findUpload(staff, KEY)).json().received).toBe(120_000))
  interrupted.destroy()

  const rest = await upload(staff, KEY, bytes.subarray(120_000), 'bytes 120000-199999/200000')
  expect(rest.json()).toEqual({ received: 200_000, isComplete: true })
  const release = await staff.call('POST', '/admin/launcher/releases', {
    body: { platform: 'windows', launcherVersion: '1.0.0', upload: KEY },
  })
  expect(release.json().file.sha256).toBe(sha256Of(bytes))
})

test('a newer request for the same upload takes over from one that hangs', async () => {
  const { site, staff } = await createSite()
  const bytes = makeFile('windows', 100_000)
  const hanging = await put(site, staff, 'bytes 0-99999/100000')
  hanging.write(bytes.subarray(0, 50_000))
  await until(async () => expect((await findUpload(staff, KEY)).json().received).toBe(50_000))
  const rest = await upload(staff, KEY, bytes.subarray(50_000), 'bytes 50000-99999/100000')
  expect(rest.json()).toEqual({ received: 100_000, isComplete: true })
  hanging.destroy()
})

test.each(['bytes 5-4/10', 'bytes 0-10/10', 'bytes */10', 'bytes 0-9/*', 'pieces 0-9/10'])(
  'a range that makes no sense is refused: %s',
  async (range) => {
    const { staff } = await createSite()
    expect((await upload(staff, KEY, Buffer.alloc(10), range)).statusCode).toBe(400)
  },
)

test('too much is refused: announced, sent, or more than was announced', async () => {
  const { staff } = await createSite()
  const announced = await upload(staff, KEY, Buffer.alloc(10), `bytes 0-9/${LAUNCHER_FILE_MAX_BYTES + 1}`)
  expect(announced.statusCode).toBe(413)
  const more = await upload(staff, KEY, Buffer.alloc(20), 'bytes 0-9/10')
  expect(more.statusCode).toBe(413)
  expect((await findUpload(staff, KEY)).json().isComplete).toBe(false)
})

test.each(['..%2f..%2fetc', 'short', 'a'.repeat(65), 'with space', '%00%00%00%00%00%00%00%00'])(
  'a key that could be anything else is none: %s',
  async (key) => {
    const { staff } = await createSite()
    expect((await upload(staff, encodeURI(key), Buffer.alloc(10))).statusCode).toBe(404)
  },
)

test('other people and other types are refused', async () => {
  const { site } = await createSite()
  expect((await upload(site.anonymous, KEY, Buffer.alloc(10))).statusCode).toBe(401)
  const editor = await site.player('Editor', ['manage_news'])
  expect((await upload(editor, KEY, Buffer.alloc(10))).statusCode).toBe(403)
  expect((await findUpload(editor, KEY)).statusCode).toBe(403)
  const staff = await site.player('Chief', ['manage_launcher'])
  const json = { body: { hello: 1 }, headers: { 'content-type': 'application/json' } }
  expect((await staff.call('PUT', `/admin/launcher/uploads/${KEY}`, json)).statusCode).toBe(415)
})

test('every hour uploads that nobody went on with for a day are removed, others stay', async () => {
  const { site, staff } = await createSite()
  for (const [key, hours] of [['left-behind', 25] as const, ['under-way', 23] as const]) {
    await upload(staff, key, makeFile('windows'))
    const [name] = uploadsOf(site).filter((known) => known.includes(key))
    const touched = new Date(Date.now() - hours * HOUR_MS)
    utimesSync(join(site.dataDir, 'launcher/uploads', name ?? ''), touched, touched)
  }
  await site.runBackgroundWork(HOUR_MS)
  expect(uploadsOf(site)).toEqual([expect.stringContaining('under-way')])
})

/** A request whose body the test sends bit by bit. */
async function put(site: TestApp, client: TestClient, range: string) {
  const address = site.app.server.listening
    ? `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
    : await site.app.listen({ port: 0, host: '127.0.0.1' })
  const sent = request(`${address}/api${uploadPath(KEY)}`, {
    method: 'PUT',
    headers: { ...client.headers, 'content-type': 'application/octet-stream', 'content-range': range },
  })
  sent.on('error', () => {})
  return sent
}
