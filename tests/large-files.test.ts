/** A launcher of 300 MB goes in and out of a real process, is interrupted on the way, and is never in its memory. */
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { uploadPath } from '#tests/harness/launcher.ts'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'

const MEGABYTE = 1024 * 1024
const FILE_MEGABYTES = 300
const INTERRUPTED_AFTER_MEGABYTES = 30
/** Far less than the file, far more than a process needs to stream it. */
const GROWTH_LIMIT_MEGABYTES = 150

/** The bytes of a file that never stands in memory as a whole, and their sum once they are read. */
function largeFile() {
  const sum = createHash('sha256')
  const block = randomBytes(MEGABYTE)
  async function* bytes() {
    for (let megabyte = 0; megabyte < FILE_MEGABYTES; megabyte++) {
      block.write(megabyte === 0 ? 'MZ' : `megabyte ${megabyte}`, 'latin1')
      sum.update(block)
      yield Buffer.from(block)
    }
  }
  return { body: ReadableStream.from(bytes()), sha256: () => sum.digest('hex') }
}

/** Reads a reply into a sum, all of it or as much as is wanted; says how much that was. */
async function readInto(
  sum: ReturnType<typeof createHash>,
  reply: Response,
  wanted = Number.POSITIVE_INFINITY,
) {
  let read = 0
  for await (const chunk of reply.body ?? []) {
    const part = chunk.subarray(0, wanted - read)
    sum.update(part)
    read += part.length
    if (read === wanted) break
  }
  return read
}

test.runIf(process.platform === 'linux')(
  'a large launcher is uploaded and downloaded, interruption included, in bounded memory',
  { timeout: 300_000 },
  async () => {
    const address = await emptyAddress()
    const api = await startApiProcess(address)
    const cookie = await administratorCookie(address)
    const peak = () =>
      Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${api.process.pid}/status`, 'utf8'))?.[1]) / 1024
    const origin = api.url.replace(/\/api$/, '')
    await fetch(`${api.url}/launcher/releases.json`)
    const before = peak()

    const file = largeFile()
    const uploaded = await fetch(`${api.url}${uploadPath('large-file')}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: file.body,
      duplex: 'half',
    } as RequestInit)
    expect(await uploaded.json()).toEqual({ received: FILE_MEGABYTES * MEGABYTE, isComplete: true })
    const sha256 = file.sha256()
    const released = await fetch(`${api.url}${launcherEndpoints.create.path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        platform: 'windows',
        launcherVersion: '1.0.0',
        upload: 'large-file',
        isPublished: true,
      }),
    })
    expect(await released.json()).toMatchObject({ file: { sha256, size: FILE_MEGABYTES * MEGABYTE } })

    const sum = createHash('sha256')
    const link = origin + LAUNCHER_FILES.windows.link
    const first = await readInto(sum, await fetch(link), INTERRUPTED_AFTER_MEGABYTES * MEGABYTE)
    const rest = await fetch(link, { headers: { range: `bytes=${first}-` } })
    expect(rest.status).toBe(206)
    expect(first + (await readInto(sum, rest))).toBe(FILE_MEGABYTES * MEGABYTE)
    expect(sum.digest('hex')).toBe(sha256)
    expect(peak() - before).toBeLessThan(GROWTH_LIMIT_MEGABYTES)
  },
)
