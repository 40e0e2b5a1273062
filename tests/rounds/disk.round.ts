/** A real disk that is full: a file system in memory, filled to its last byte. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { makeFile, uploadPath } from '#tests/harness/launcher.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { serverUser } from '#tests/postgres/server-user.ts'
import { type Caller, createCaller } from './calls.ts'
import { brokenInvariants } from './invariants.ts'
import { cannotRun, type Place, type Round } from './round.ts'

const run = promisify(execFile)
const MEGABYTE = 1024 ** 2
const WRITES_MAX = 3_000
const MESSAGE = 'x'.repeat(900)
const RECOVERY_MS = 5_000
const LOOK_EVERY_MS = 50
const PASSWORD = 'the password of the disk'

export const disk: Round<{ megabytes: number; times: number }> = {
  name: 'disk',
  rule: 'A full disk: whatever writes is told 507 and nothing worse, whatever reads is served, /api/ready says 503; all is well within 5 s of there being room again, and nothing acknowledged is lost',
  engines: ['sqlite', 'postgresql'],
  /** Uploads leave 200 MB to the database: the disk must be larger, or they are always refused. */
  sizes: { megabytes: 320, times: 5 },
  async play(place, { megabytes, times }) {
    const folder = await mountSmall(megabytes)
    try {
      return await playOn(folder, place, times)
    } finally {
      await run('umount', [folder])
      rmdirSync(folder)
    }
  },
}

async function mountSmall(megabytes: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
    return folder
  } catch (error) {
    rmdirSync(folder)
    return cannotRun(
      `no file system can be mounted here: ${(error as Error).message.split('\n')[1] ?? error}`,
    )
  }
}

async function playOn(folder: string, { address, postgres }: Place, times: number) {
  const onDisk: Address = { ...address, dataDir: join(folder, 'data') }
  const api = await runApiProcess(onDisk, { ADMIN_PASSWORD: PASSWORD })
  const faults: string[] = []
  const written: number[] = []
  let refused = 0
  try {
    const cookie = await administratorCookie(onDisk)
    const call = createCaller(api.url, { cookie })
    if (postgres) await moveReviews(folder, postgres.url)
    const full = join(folder, 'ballast')
    const expectOf = async (what: string, answer: ReturnType<Caller>, status: number) => {
      const told = (await answer)?.status
      if (told !== status) faults.push(`${what} was told ${told} instead of ${status}`)
      else if (status === 507) refused += 1
    }
    const sendPicture = async () =>
      call('POST', '/admin/images', await picture(), { 'content-type': 'image/png' })
    for (let time = 0; time < times; time++) {
      fill(full)
      const last = await writeUntilRefused(call, written)
      if (last !== 507) faults.push(`writing into a full disk was told ${last}`)
      await expectOf('an upload', call('PUT', uploadPath('full-disk'), makeFile('windows')), 507)
      await expectOf('a picture', sendPicture(), 507)
      if (!postgres) await expectOf('signing in', signIn(api.url), 507)
      await expectOf('a review', call('POST', '/feedback', { message: MESSAGE }), 507)
      for (const path of ['/feedback', '/profile', '/news', '/health'])
        await expectOf(path, call('GET', path), 200)
      await expectOf('/ready', untilReady(call, false), 503)
      rmSync(full)
      const again = await call('POST', '/feedback', { message: MESSAGE })
      if (again?.status === 201) written.push(Number(again.body.id))
      else faults.push(`a review was told ${again?.status} when there was room again`)
      await expectOf('/ready with room', untilReady(call, true), 200)
      await expectOf('a picture with room', sendPicture(), 201)
      await expectOf('signing in with room', signIn(api.url), 200)
    }
    if ((await api.end('SIGTERM')) !== 0) faults.push('it did not end well')
  } finally {
    await api.end('SIGKILL')
  }
  await withDatabase(onDisk, async (database) => {
    const rows = await database.query.selectFrom('feedback').select('id').execute()
    const kept = new Set(rows.map(({ id }) => id))
    faults.push(...written.filter((id) => !kept.has(id)).map((id) => `review ${id} is lost`))
    faults.push(...(await brokenInvariants(database, onDisk.dataDir)))
  })
  return { seen: `full ${times} times, ${refused} calls told 507, ${written.length} acknowledged`, faults }
}

/** The disk is looked at every two seconds. Gives what `/ready` says once it says so, or after five seconds. */
async function untilReady(call: Caller, isReady: boolean): ReturnType<Caller> {
  const started = performance.now()
  let answer = await call('GET', '/ready')
  while ((answer?.status === 200) !== isReady && performance.now() - started < RECOVERY_MS) {
    await setTimeout(LOOK_EVERY_MS)
    answer = await call('GET', '/ready')
  }
  return answer
}

/** PostgreSQL itself stops when its log has no room; what is full here is where its tables lie. */
async function moveReviews(folder: string, url: string): Promise<void> {
  const tables = join(folder, 'tables')
  mkdirSync(tables)
  const user = serverUser()
  if (user) chownSync(tables, user.uid, user.gid)
  chmodSync(folder, 0o755)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create tablespace small location '${tables}'`)
  await client.query('alter table feedback set tablespace small')
  await client.end()
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(MEGABYTE)
  try {
    for (let size = block.length; size >= 1; ) {
      try {
        writeSync(file, block, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}

/** The status of the first review that was not kept. */
async function writeUntilRefused(call: Caller, written: number[]): Promise<number | undefined> {
  for (let count = 0; count < WRITES_MAX; count++) {
    const reply = await call('POST', '/feedback', { message: MESSAGE })
    if (reply?.status !== 201) return reply?.status
    written.push(Number(reply.body.id))
  }
  return 201
}

function picture(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const create = { width: 8, height: 8, channels: 3 as const, background: { r, g, b } }
  return sharp({ create }).png().toBuffer()
}

/** As another browser, whose session takes no other's place. */
const signIn = (url: string) => createCaller(url)('POST', '/login', { username: 'admin', password: PASSWORD })
