/** What whoever uploads reads over a real connection, and what a release is made of while others write. */
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LAUNCHER_FILE_MAX_BYTES, LAUNCHER_UPLOADS_MAX_BYTES } from '#shared/constants/launcher.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { findUpload, makeFile, sha256Of, upload, uploadPath } from '#tests/harness/launcher.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

const KEY = 'nightly-42'

async function createSite() {
  const site = await createTestApp()
  const id = await site.createUser('Quartermaster', ['manage_launcher'])
  return { site, id, staff: await site.signIn(id) }
}

/** Begins an upload of `length` bytes; `answer` is the first reply that comes. */
async function begin({ app }: TestApp, { headers }: TestClient, length: number, range?: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `PUT /api${uploadPath(KEY)} HTTP/1.1\r\nhost: localhost\r\ncookie: ${headers.cookie}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${length}\r\n` +
      `${range ? `content-range: ${range}\r\n` : ''}\r\n`,
  )
  return { socket, answer: readAnswer(socket) }
}

async function readAnswer(socket: Socket): Promise<{ status: number; code: string | undefined }> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
    if (Buffer.byteLength(body) < length) continue
    return { status: Number(head.split(' ')[1]), code: JSON.parse(body).code }
  }
  throw new Error(`the connection ended: ${text}`)
}

test('more than was announced for the file is answered, and the connection goes on', async () => {
  const { site, staff } = await createSite()
  const { socket, answer } = await begin(site, staff, 1_000_000, 'bytes 0-4/5')
  socket.write(Buffer.alloc(600_000))
  expect(await answer).toEqual({ status: 413, code: 'body_too_large' })
  socket.write(Buffer.alloc(400_000))
  socket.write('GET /api/nowhere HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(await readAnswer(socket)).toEqual({ status: 404, code: 'not_found' })
})

test('more than any file may hold is answered, announced or not', async () => {
  const { site, staff } = await createSite()
  const announced = await begin(site, staff, LAUNCHER_FILE_MAX_BYTES + 1)
  announced.socket.write(Buffer.alloc(1_000))
  expect(await announced.answer).toEqual({ status: 413, code: 'body_too_large' })
})

test('whoever is replaced by a newer request for the same upload is told so', async () => {
  const { site, staff } = await createSite()
  const bytes = makeFile('windows', 100_000)
  const first = await begin(site, staff, bytes.length, 'bytes 0-99999/100000')
  first.socket.write(bytes.subarray(0, 50_000))
  await until(async () => expect((await findUpload(staff, KEY)).json().received).toBe(50_000))
  const second = await begin(site, staff, 50_000, 'bytes 50000-99999/100000')
  expect(await first.answer).toEqual({ status: 409, code: 'conflict' })
  second.socket.write(bytes.subarray(50_000))
  expect(await second.answer).toEqual({ status: 200, code: undefined })
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 100_000, isComplete: true })
})

test.runIf(process.platform === 'linux')('a full disk is told as that', async () => {
  const { site, id, staff } = await createSite()
  mkdirSync(join(site.dataDir, 'launcher/uploads'), { recursive: true })
  symlinkSync('/dev/full', join(site.dataDir, `launcher/uploads/${id}-${KEY}.part`))
  const { socket, answer } = await begin(site, staff, 1_000_000, 'bytes 0-999999/1000000')
  socket.write(Buffer.alloc(300_000))
  expect(await answer).toEqual({ status: 507, code: 'storage_full' })
})

test('uploads that no release has taken over hold so much and no more', async () => {
  const { site, staff } = await createSite()
  await upload(staff, 'another-upload', Buffer.alloc(10))
  // A hole takes no room.
  const others = join(site.dataDir, 'launcher/uploads', 'another.complete')
  writeFileSync(others, '')
  truncateSync(others, LAUNCHER_UPLOADS_MAX_BYTES - 5_000)
  const { socket, answer } = await begin(site, staff, 1_000_000, 'bytes 0-999999/1000000')
  socket.write(Buffer.alloc(300_000))
  expect(await answer).toEqual({ status: 507, code: 'storage_full' })
  rmSync(others)
  expect((await upload(staff, KEY, makeFile('windows'))).statusCode).toBe(200)
})

const release = (staff: TestClient, launcherVersion: string) =>
  staff.call('POST', '/admin/launcher/releases', {
    body: { platform: 'windows', launcherVersion, upload: KEY, isPublished: true },
  })

test('what is uploaded under the key while a release is made of it is not what the release serves', async () => {
  const { site, staff } = await createSite()
  const announced = makeFile('windows', 20_000)
  const other = makeFile('windows', 4_002)
  await upload(staff, KEY, announced)
  const held = site.holdNextTransaction()
  const made = release(staff, '1.0.0')
  await held.reached
  expect((await upload(staff, KEY, other)).json()).toEqual({ received: 4_002, isComplete: true })
  held.release()
  const { file } = (await made).json<StaffRelease>()
  expect(file).toMatchObject({ sha256: sha256Of(announced), size: announced.length })
  expect(readFileSync(join(site.dataDir, 'launcher/files', file.sha256))).toEqual(announced)
  // The other one is still an upload, for a release of its own.
  expect((await release(staff, '1.0.1')).json<StaffRelease>().file.sha256).toBe(sha256Of(other))
})

test('of two releases of one upload made at once one is refused, by its upload', async () => {
  const { staff } = await createSite()
  await upload(staff, KEY, makeFile('windows'))
  const replies = await Promise.all([release(staff, '2.0.0'), release(staff, '2.0.1')])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 400])
  const refused = replies.find((reply) => reply.statusCode === 400)
  expect(refused?.json().fields).toHaveProperty('upload')
})

test('an upload stays one when its release is refused, unless another took its place meanwhile', async () => {
  const { site, staff } = await createSite()
  await upload(staff, KEY, makeFile('windows'))
  await release(staff, '1.0.0')
  const first = makeFile('windows', 5_000)
  await upload(staff, KEY, first)
  expect(errorCode(await release(staff, '1.0.0'))).toBe('release_exists')
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 5_000, isComplete: true })

  const held = site.holdNextTransaction()
  const refused = release(staff, '1.0.0')
  await held.reached
  await upload(staff, KEY, makeFile('windows', 6_000))
  held.release()
  expect(errorCode(await refused)).toBe('release_exists')
  expect((await findUpload(staff, KEY)).json()).toEqual({ received: 6_000, isComplete: true })
})
