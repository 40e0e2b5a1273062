import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startBadStorage } from '#tests/sockets/bad-storage.ts'
import { startS3Server } from '#tests/sockets/s3-server.ts'
import { openStorage } from './open-storage.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.each(['disk', 's3'] as const)(
  'on %s files are put, found, read in parts, listed and removed',
  async (kind) => {
    const dataDir = newFolder()
    const storageUrl = kind === 's3' ? (await startS3Server()).url : undefined
    const storage = openStorage({ dataDir, storageUrl })
    expect(storage.kind).toBe(kind)
    await storage.assertReady()
    const bytes = Buffer.from('0123456789')
    await storage.put('uploads/one.webp', bytes)
    const path = join(newFolder(), 'file')
    writeFileSync(path, bytes)
    await storage.putFile('launcher/files/abc', path, createHash('sha256').update(bytes).digest('hex'))

    expect(await storage.read('uploads/one.webp')).toEqual(bytes)
    expect(await storage.find('launcher/files/abc')).toEqual({ bytes: 10, at: expect.any(Number) })
    const part = await storage.open('launcher/files/abc', { first: 3, last: 5 })
    expect(String(part && (await buffer(part)))).toBe('345')
    const whole = await storage.open('launcher/files/abc')
    expect(whole && (await buffer(whole))).toEqual(bytes)
    expect((await storage.list('uploads/')).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['uploads/one.webp', 10],
    ])
    expect(await storage.list('launcher/uploads/')).toEqual([])

    await storage.remove('uploads/one.webp')
    await storage.remove('uploads/one.webp')
    expect([await storage.find('uploads/one.webp'), await storage.open('uploads/one.webp')]).toEqual([
      null,
      null,
    ])
    await expect(storage.read('uploads/one.webp')).rejects.toThrow()
  },
)

test('a list of more names than one page has all of them, and knows them without the folder of the site', async () => {
  const contents = (name: string) =>
    `<Contents><Key>of/site/${name}</Key><LastModified>2026-03-10T12:00:00.000Z</LastModified><Size>5</Size></Contents>`
  const url = await startBadStorage((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const isSecond = searchParams.get('continuation-token') === 'a/b+c='
    expect(searchParams.get('prefix')).toBe('of/site/uploads/')
    const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>a/b+c=</NextContinuationToken>'
    response.end(isSecond ? contents('uploads/two') : contents('uploads/one') + next)
  })
  const at = Date.parse('2026-03-10T12:00:00Z')
  expect(await openStorage({ dataDir: newFolder(), storageUrl: `${url}/of/site` }).list('uploads/')).toEqual([
    { name: 'uploads/one', bytes: 5, at },
    { name: 'uploads/two', bytes: 5, at },
  ])
})

test('what ails a storage is told by a status, and why by its cause', async () => {
  const dataDir = newFolder()
  const { wrongKeysUrl, wrongBucketUrl } = await startS3Server()
  const refused = 'http://key:secret@127.0.0.1:9/bucket'
  const broken = await startBadStorage((_, response) => response.writeHead(500).end())
  const silent = await startBadStorage(() => {})
  const full = await startBadStorage((request, response) => {
    request.resume()
    response.writeHead(request.method === 'PUT' ? 507 : 200).end()
  })
  const quota = await startBadStorage((request, response) => {
    request.resume()
    response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>')
  })
  const put = (storageUrl: string) => openStorage({ dataDir, storageUrl }).put('uploads/x', Buffer.from('x'))
  const told = (message: string) => ({
    code: 'unavailable',
    cause: { message: expect.stringContaining(message) },
  })
  await expect(put(wrongKeysUrl)).rejects.toMatchObject(told('403 SignatureDoesNotMatch'))
  await expect(put(wrongBucketUrl)).rejects.toMatchObject(told('NoSuchBucket'))
  await expect(put(refused)).rejects.toMatchObject(told('cannot be reached'))
  await expect(put(broken)).rejects.toMatchObject(told('500'))
  await expect(put(full)).rejects.toMatchObject({ code: 'storage_full' })
  await expect(put(quota)).rejects.toMatchObject({ code: 'storage_full' })
  await expect(openStorage({ dataDir, storageUrl: silent }).assertReady()).rejects.toMatchObject(
    told('cannot be reached'),
  )
})
