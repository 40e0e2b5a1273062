import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LAUNCHER_FILES, PLATFORMS } from '#shared/constants/launcher.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { makeFile, makeRelease, sha256Of, upload } from '#tests/harness/launcher.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

const WINDOWS = LAUNCHER_FILES.windows.link

async function createSite(bytes = makeFile('windows', 10_000)) {
  const site = await createTestApp()
  const staff = await site.player('Quartermaster', ['manage_launcher'])
  const { id } = await makeRelease(staff, { launcherVersion: '1.0.0' }, bytes)
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    site.app.inject({ url, headers, method })
  const downloads = async () => {
    const { data } = (await staff.call('GET', '/admin/launcher/releases')).json<{ data: StaffRelease[] }>()
    return data.find((release) => release.id === id)?.downloads
  }
  return { site, staff, id, bytes, get, downloads }
}

test.each(PLATFORMS)('the fixed link of %s serves its newest version, to be saved', async (platform) => {
  const { staff, get } = await createSite()
  const { link } = LAUNCHER_FILES[platform]
  await makeRelease(staff, { launcherVersion: '1.1.0', platform })
  const bytes = makeFile(platform)
  await makeRelease(staff, { launcherVersion: '1.10.0', platform }, bytes)
  await makeRelease(staff, { launcherVersion: '2.0.0-beta.1', platform, channel: 'beta' })
  const reply = await get(link)
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload).toEqual(bytes)
  expect(reply.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    'content-disposition': `attachment; filename="${link.split('/').at(-1)}"`,
    'content-length': String(bytes.length),
    'content-type': expect.stringMatching(/^application\//),
    etag: `"${sha256Of(bytes)}"`,
    'x-content-type-options': 'nosniff',
  })
})

test('every published version has an address of its own', async () => {
  const { staff, bytes, get } = await createSite()
  await makeRelease(staff, { launcherVersion: '1.1.0' })
  await makeRelease(staff, { launcherVersion: '1.2.0', isPublished: false })
  const reply = await get('/downloads/frontland-1.0.0-windows.exe')
  expect(reply.rawPayload).toEqual(bytes)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="frontland-1.0.0-windows.exe"')
  expect((await get('/downloads/frontland-1.2.0-windows.exe')).statusCode).toBe(404)
})

test('the archive that updates macOS is served beside the disk image', async () => {
  const { staff, get } = await createSite()
  const archive = makeFile('update')
  await upload(staff, 'update-archive', archive)
  await makeRelease(staff, { launcherVersion: '1.0.0', platform: 'macos', updateUpload: 'update-archive' })
  const reply = await get('/downloads/frontland-1.0.0-macos.zip')
  expect(reply.rawPayload).toEqual(archive)
  expect(reply.headers['content-type']).toBe('application/zip')
  expect((await get('/downloads/frontland-1.0.0-windows.zip')).statusCode).toBe(404)
})

test('where nothing was published the link answers 404', async () => {
  const { site, staff, id, get } = await createSite()
  expect((await get(LAUNCHER_FILES.linux.link)).statusCode).toBe(404)
  await staff.call('PUT', `/admin/launcher/releases/${id}`, { body: { isPublished: false } })
  expect((await get(WINDOWS)).statusCode).toBe(404)
  await staff.call('PUT', `/admin/launcher/releases/${id}`, { body: { isPublished: true } })
  rmSync(join(site.dataDir, 'launcher/files'), { recursive: true })
  expect((await get(WINDOWS)).statusCode).toBe(404)
})

test.each([
  '/downloads/',
  '/downloads/..%2f..%2ffrontland.db',
  '/downloads/%2e%2e%2ffiles',
  '/downloads/../frontland.db',
  '/downloads/frontland-..%2f..-windows.exe',
  '/downloads/frontland-1.0.0-windows.dmg',
  '/downloads/frontland-1.0.0-amiga.exe',
  '/downloads/FRONTLAND-1.0.0-WINDOWS.EXE',
  '/downloads/frontland-1.0.0-windows.exe%00.txt',
  '/download/frontland-windows.exe/',
])('no path leads to anything else: %s', async (path) => {
  const { get } = await createSite()
  expect((await get(path)).statusCode).toBe(404)
})

test.each([
  ['bytes=0-99', 0, 100],
  ['bytes=9000-', 9_000, 10_000],
  ['bytes=-10', 9_990, 10_000],
  ['bytes=9990-20000', 9_990, 10_000],
])('a range is served: %s', async (range, start, end) => {
  const { bytes, get } = await createSite()
  const reply = await get(WINDOWS, { range })
  expect(reply.statusCode).toBe(206)
  expect(reply.rawPayload).toEqual(bytes.subarray(start, end))
  expect(reply.headers['content-range']).toBe(`bytes ${start}-${end - 1}/10000`)
  expect(reply.headers['content-length']).toBe(String(end - start))
})

test('a range beyond the end is refused, one that cannot be read is the whole file', async () => {
  const { bytes, get } = await createSite()
  const beyond = await get(WINDOWS, { range: 'bytes=10000-' })
  expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
    416,
    'bytes */10000',
    '',
  ])
  const unread = await get(WINDOWS, { range: 'pages=1-2' })
  expect([unread.statusCode, unread.rawPayload]).toEqual([200, bytes])
})

test('who has the file already is not sent it again; a changed one is sent anew instead of going on', async () => {
  const { bytes, get } = await createSite()
  const etag = `"${sha256Of(bytes)}"`
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await get(WINDOWS, { 'if-none-match': known })
    expect([known, reply.statusCode, reply.body]).toEqual([known, 304, ''])
  }
  expect((await get(WINDOWS, { range: 'bytes=5-', 'if-range': etag })).statusCode).toBe(206)
  const changed = await get(WINDOWS, { range: 'bytes=5-', 'if-range': '"what it was"' })
  expect([changed.statusCode, changed.rawPayload]).toEqual([200, bytes])
})

test('HEAD tells of the file and sends nothing', async () => {
  const { get, downloads } = await createSite()
  const reply = await get(WINDOWS, {}, 'HEAD')
  expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, '10000', ''])
  expect(await downloads()).toBe(0)
})

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Downloads as somebody at another address does. */
const from =
  ({ app }: TestApp, remoteAddress: string) =>
  (range?: string, url: string = WINDOWS) =>
    app.inject({ url, headers: range ? { range } : {}, remoteAddress })

test('a download is counted once for each network and day, however it came', async () => {
  const { site, downloads } = await createSite()
  const counted = async () => {
    await site.runBackgroundWork(MINUTE_MS)
    return downloads()
  }
  await from(site, '192.0.2.1')()
  expect(await downloads()).toBe(0)
  expect(await counted()).toBe(1)
  await from(site, '192.0.2.1')()
  await from(site, '192.0.2.1')(undefined, '/downloads/frontland-1.0.0-windows.exe')
  expect(await counted()).toBe(1)
  const parts = from(site, '2001:db8::1')
  for (const range of ['bytes=0-4999', 'bytes=2000-4999']) await parts(range)
  expect(await counted()).toBe(1)
  await from(site, '2001:db8::2')('bytes=5000-')
  expect(await counted()).toBe(2)
  site.clock.advance(DAY_MS)
  await from(site, '192.0.2.1')()
  expect(await counted()).toBe(3)
})

test('the end alone is no download, however often it is asked for', async () => {
  const { site, downloads } = await createSite()
  for (const range of ['bytes=-1', 'bytes=9999-', 'bytes=1-', 'bytes=20000-'])
    await from(site, '192.0.2.1')(range)
  await site.runBackgroundWork(MINUTE_MS)
  expect(await downloads()).toBe(0)
})

test('what was counted is written down before the process ends', async () => {
  const { site, id } = await createSite()
  await from(site, '192.0.2.1')()
  await site.app.close()
  const release = site.database.query.selectFrom('launcher_releases').select('downloads').where('id', '=', id)
  expect(await release.execute()).toEqual([{ downloads: 1 }])
})

test('a download that breaks off is not counted; the request that ends it is', async () => {
  const bytes = makeFile('windows', 8_000_000)
  const { site, get, downloads } = await createSite(bytes)
  const received = await breakOff(site, WINDOWS)
  expect(received).toBeLessThan(bytes.length)
  await site.runBackgroundWork(MINUTE_MS)
  expect(await downloads()).toBe(0)
  await until(async () => {
    const rest = await get(WINDOWS, { range: `bytes=${received}-` })
    // Byte by byte an assertion would take seconds.
    expect(rest.rawPayload.equals(bytes.subarray(received))).toBe(true)
    await site.runBackgroundWork(MINUTE_MS)
    expect(await downloads()).toBe(1)
  })
})

/** Starts a download, breaks it off after the first bytes, and says how many came. */
async function breakOff(site: TestApp, path: string): Promise<number> {
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return new Promise((resolve, reject) => {
    request(address + path, (response) => {
      response.once('data', (bytes: Buffer) => {
        response.destroy()
        resolve(bytes.length)
      })
    })
      .on('error', reject)
      .end()
  })
}
