/** Two processes on one database whose files lie in S3-compatible storage. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { openStorage } from '#server/lib/storage/open-storage.ts'
import { makeBackup } from '#server/operator/backup/make-backup.ts'
import { restoreSite } from '#server/operator/backup/restore-site.ts'
import { checkStorage } from '#server/operator/doctor/storage-check.ts'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { findUpload, makeFile, upload } from '#tests/harness/launcher.ts'
import { createClient, createTestApp, errorCode, TEST_CONFIG } from '#tests/harness/test-app.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'
import { until } from '#tests/harness/until.ts'
import { startBadStorage } from '#tests/sockets/bad-storage.ts'
import { startS3Server } from '#tests/sockets/s3-server.ts'

const RELEASES = '/admin/launcher/releases'

/** Two apps on one database and one storage, each with a data folder of its own. */
async function openTwo(storageUrl: string) {
  const config = { ...TEST_CONFIG, storageUrl }
  const here = await createTestApp({ config })
  const there = await createTestApp({ config, database: here.database })
  return { here, there }
}
const picture = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#f08a24' } })
    .png()
    .toBuffer()

test('a picture that came to one process is shown, described and removed by the other', async () => {
  const { here, there } = await openTwo((await startS3Server()).url)
  const staff = await here.player('Editor', ['manage_news'])
  const bytes = await picture()
  const sent = await staff.call('POST', '/admin/images', {
    body: bytes,
    headers: { 'content-type': 'image/png' },
  })
  expect(sent.statusCode).toBe(201)
  const { path, id } = sent.json()
  const shown = await there.app.inject(path)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect(shown.rawPayload).toEqual((await here.app.inject(path)).rawPayload)
  const known = await there.app.inject({
    url: path,
    headers: { 'if-none-match': String(shown.headers.etag) },
  })
  expect(known.statusCode).toBe(304)
  expect((await there.app.inject('/uploads/..%2Flauncher')).statusCode).toBe(404)
  const other = createClient(there.app, (await here.administrator()).headers)
  expect((await other.call('GET', '/admin/images')).json()).toMatchObject({ total: 1, data: [{ path }] })
  expect((await other.call('DELETE', `/admin/images/${id}`)).statusCode).toBe(204)
  const missing = `/uploads/${'0'.repeat(32)}.webp`
  expect((await there.app.inject(missing)).statusCode).toBe(404)
  for (const { dataDir } of [here, there]) expect(readdirSync(dataDir)).not.toContain('uploads')
})

test('a launcher whose pieces came to either process is published as it was summed up, and sent in ranges', async () => {
  const { url: storageUrl } = await startS3Server()
  const { here, there } = await openTwo(storageUrl)
  const storage = openStorage({ dataDir: here.dataDir, storageUrl })
  const one = await here.player('Quartermaster', ['manage_launcher'])
  const other = createClient(there.app, one.headers)
  const bytes = makeFile('windows', 10_000)
  const piece = (client: typeof one, first: number, end: number) =>
    upload(client, 'build-1.0.0', bytes.subarray(first, end), `bytes ${first}-${end - 1}/10000`)
  expect((await piece(one, 0, 4_000)).json()).toEqual({ received: 4_000, isComplete: false })
  expect((await findUpload(other, 'build-1.0.0')).json()).toEqual({ received: 4_000, isComplete: false })
  expect(errorCode(await piece(other, 5_000, 6_000))).toBe('conflict')
  expect((await piece(other, 3_000, 9_000)).json()).toEqual({ received: 9_000, isComplete: false })
  const draft = { platform: 'windows', launcherVersion: '1.0.0', upload: 'build-1.0.0', isPublished: true }
  expect((await one.call('POST', RELEASES, { body: draft })).json()).toMatchObject({
    fields: { upload: expect.any(String) },
  })
  expect((await piece(one, 9_000, 10_000)).json()).toEqual({ received: 10_000, isComplete: true })
  const release = await other.call('POST', RELEASES, { body: draft })
  expect(release.statusCode).toBe(201)
  const { id, file } = release.json()

  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    here.app.inject({ url: LAUNCHER_FILES.windows.link, headers, method })
  const whole = await get()
  expect(whole.rawPayload).toEqual(bytes)
  expect(whole.headers).toMatchObject({
    'content-length': '10000',
    etag: `"${file.sha256}"`,
    'accept-ranges': 'bytes',
  })
  expect((await get({}, 'HEAD')).headers['content-length']).toBe('10000')
  const part = await get({ range: 'bytes=9990-' })
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    'bytes 9990-9999/10000',
    bytes.subarray(9_990),
  ])
  expect((await get({ range: 'bytes=-5' })).rawPayload).toEqual(bytes.subarray(9_995))
  const beyond = await get({ range: 'bytes=10000-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10000'])
  expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
  await until(async () => expect(await storage.list('launcher/uploads/')).toEqual([]))

  await other.call('PUT', `${RELEASES}/${id}`, { body: { version: 1, isPublished: false } })
  expect((await one.call('DELETE', `${RELEASES}/${id}`)).statusCode).toBe(204)
  expect(await storage.list('launcher/files/')).toEqual([])
  for (const { dataDir } of [here, there]) {
    const names = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    expect(names.filter((entry) => entry.isFile() && !entry.name.startsWith('frontland.db'))).toEqual([])
  }
})

test('what is no launcher stays an upload; a whole file takes the place of its pieces', async () => {
  const { here } = await openTwo((await startS3Server()).url)
  const staff = await here.player('Quartermaster', ['manage_launcher'])
  await upload(staff, 'build-1.0.0', Buffer.from('nothing that Windows runs'))
  const draft = { platform: 'windows', launcherVersion: '1.0.0', upload: 'build-1.0.0', isPublished: true }
  const refused = await staff.call('POST', RELEASES, { body: draft })
  expect(refused.statusCode).toBe(400)
  expect((await findUpload(staff, 'build-1.0.0')).json()).toMatchObject({ isComplete: true })
  const bytes = makeFile('windows')
  await upload(staff, 'build-1.0.0', bytes)
  expect((await staff.call('POST', RELEASES, { body: draft })).statusCode).toBe(201)
  expect((await here.app.inject(LAUNCHER_FILES.windows.link)).rawPayload).toEqual(bytes)
})

test('storage that is away, or full, is told to staff, by doctor and by ready', async () => {
  let status = 503
  const storageUrl = await startBadStorage((request, response) => {
    request.resume()
    response.writeHead(request.method === 'HEAD' ? 404 : status).end()
  })
  const site = await createTestApp({ config: { ...TEST_CONFIG, storageUrl } })
  const staff = await site.player('Editor', ['manage_news'])
  const send = async () =>
    staff.call('POST', '/admin/images', { body: await picture(), headers: { 'content-type': 'image/png' } })
  expect(errorCode(await send())).toBe('unavailable')
  expect((await site.anonymous.call('GET', '/ready')).statusCode).toBe(503)
  expect((await site.anonymous.call('GET', '/health')).statusCode).toBe(200)
  expect(await checkStorage({ dataDir: site.dataDir, storageUrl })).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('503'),
    remedy: expect.stringContaining('STORAGE_URL'),
  })
  status = 507
  expect(errorCode(await send())).toBe('storage_full')
  const { url, wrongKeysUrl } = await startS3Server()
  expect(await checkStorage({ dataDir: site.dataDir, storageUrl: url })).toMatchObject({ state: 'well' })
  expect(await checkStorage({ dataDir: site.dataDir, storageUrl: wrongKeysUrl })).toMatchObject({
    says: expect.stringContaining('SignatureDoesNotMatch'),
  })
})

test('a backup holds the files of the storage, and brings them into another one or onto a disk', async () => {
  const storageUrl = (await startS3Server()).url
  const { here } = await openTwo(storageUrl)
  const staff = await here.player('Editor', ['manage_news'])
  const sent = await staff.call('POST', '/admin/images', {
    body: await picture(),
    headers: { 'content-type': 'image/png' },
  })
  const { path } = sent.json()
  const folder = mkdtempSync(join(tmpdir(), 'frontland-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'site.backup')
  const { dataDir, databaseUrl } = here
  const { manifest } = await makeBackup(file, {
    dataDir,
    databaseUrl,
    storageUrl,
    version: '1',
    now: new Date(),
  })
  expect(Object.keys(manifest.files)).toEqual([path.slice(1)])

  const bytes = await openStorage({ dataDir, storageUrl }).read(path.slice(1))
  const another = (await startS3Server()).url
  await openStorage({ dataDir, storageUrl: another }).put('uploads/left-over.webp', Buffer.from('x'))
  for (const target of [another, undefined]) {
    const address = await emptyAddress()
    const database = await openDatabase(address)
    const place = { dataDir: address.dataDir, storageUrl: target }
    await restoreSite({ file, backupKey: undefined }, database, {
      ...place,
      isReplacing: false,
      now: new Date(),
    })
    await database.close()
    const storage = openStorage(place)
    expect((await storage.list('uploads/')).map(({ name }) => name)).toEqual([path.slice(1)])
    expect(await storage.read(path.slice(1))).toEqual(bytes)
  }
})
