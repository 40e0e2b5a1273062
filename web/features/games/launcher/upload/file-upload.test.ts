import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ErrorCode, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import { UPLOAD_PIECE_BYTES } from '#shared/constants/launcher.ts'
import { ApiError } from '#web/api/api-error.ts'
import { createFileUpload, type KnownFile, type UploadServer } from './file-upload.ts'
import { uploadKeyOf } from './upload-key.ts'

const PIECE = UPLOAD_PIECE_BYTES
const SIZE = 2 * PIECE + 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fileNamed = (name = 'frontland-1.2.0.exe', lastModified = 1_700_000_000_000) =>
  new File([new Uint8Array(SIZE)], name, { lastModified })

function failure(code: ErrorCode | 'network') {
  return new ApiError(code, code, code === 'network' ? null : STATUS_BY_ERROR_CODE[code])
}

/** A server that keeps what arrives, in order; `faults` are thrown instead of taking the next pieces. */
function createDepot(arrived: Record<string, number> = {}) {
  const depot = {
    arrived: new Map(Object.entries(arrived)),
    faults: [] as unknown[],
    asked: 0,
    pieces: [] as string[],
    /** Holds the next piece until it is called. */
    release: null as (() => void) | null,
    isHolding: false,
    /** What is remembered over a reload. */
    known: null as KnownFile | null,
  }
  const stateOf = (key: string) => {
    const received = depot.arrived.get(key) ?? 0
    return { received, isComplete: received === SIZE }
  }
  const server: UploadServer = {
    async find(key) {
      depot.asked += 1
      return stateOf(key)
    },
    async send(key, { bytes, start, total }, onProgress, signal) {
      depot.pieces.push(`${start}-${start + bytes.size - 1}/${total}`)
      onProgress(bytes.size / 2)
      const fault = depot.faults.shift()
      if (fault) throw fault
      if (depot.isHolding) {
        await new Promise<void>((resolve) => {
          depot.release = resolve
        })
      }
      if (signal.aborted) throw signal.reason
      if (start > (depot.arrived.get(key) ?? 0)) throw failure('conflict')
      depot.arrived.set(key, start + bytes.size)
      return stateOf(key)
    },
  }
  const memory = {
    read: () => depot.known,
    write(file: KnownFile | null) {
      depot.known = file
    },
  }
  return { depot, upload: createFileUpload(server, memory) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const WHOLE = [
  `0-${PIECE - 1}/${SIZE}`,
  `${PIECE}-${2 * PIECE - 1}/${SIZE}`,
  `${2 * PIECE}-${SIZE - 1}/${SIZE}`,
]

it('a file has the same key when it is chosen again, and no other file has it', () => {
  const key = uploadKeyOf(fileNamed('Лаунчер.exe'))
  expect(key).toMatch(/^[\w-]{8,64}$/)
  expect(uploadKeyOf(fileNamed('Лаунчер.exe'))).toBe(key)
  expect(uploadKeyOf(fileNamed('Лаунчеры.exe'))).not.toBe(key)
  expect(uploadKeyOf(fileNamed('Лаунчер.exe', 1))).not.toBe(key)
  expect(uploadKeyOf(new File(['MZ'], 'Лаунчер.exe', { lastModified: 1_700_000_000_000 }))).not.toBe(key)
})

it('goes piece by piece, in order, and tells how far it is', async () => {
  const { depot, upload } = createDepot()
  const told: number[] = []
  upload.subscribe(() => void told.push(upload.get()?.sent ?? 0))
  upload.start(fileNamed())
  await settle()
  expect(depot.pieces).toEqual(WHOLE)
  expect(upload.get()).toMatchObject({ phase: 'complete', sent: SIZE, error: null })
  expect(told).toContain(PIECE / 2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

it('goes on where an earlier visit ended, and sends nothing of what is there whole', async () => {
  const key = uploadKeyOf(fileNamed())
  const half = createDepot({ [key]: 1234 })
  half.upload.start(fileNamed())
  await settle()
  expect(half.depot.pieces[0]).toBe(`1234-${1234 + PIECE - 1}/${SIZE}`)
  expect(half.upload.get()?.phase).toBe('complete')

  const whole = createDepot({ [key]: SIZE })
  whole.upload.start(fileNamed())
  await settle()
  expect(whole.depot.pieces).toEqual([])
  expect(whole.upload.get()?.phase).toBe('complete')
})

describe('a lost connection', () => {
  it('is waited for, longer each time, and the upload goes on from what arrived', async () => {
    const { depot, upload } = createDepot()
    depot.faults = [undefined, failure('network'), failure('network')]
    upload.start(fileNamed())
    await settle()
    expect(upload.get()).toMatchObject({ phase: 'waiting', nextTryAt: Date.now() + 1_000 })
    await vi.advanceTimersByTimeAsync(999)
    expect(depot.pieces).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(upload.get()).toMatchObject({ phase: 'waiting', nextTryAt: Date.now() + 2_000 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(upload.get()?.phase).toBe('complete')
    expect(depot.pieces).toEqual([WHOLE[0], WHOLE[1], WHOLE[1], WHOLE[1], WHOLE[2]])
    expect(depot.asked).toBe(3)
  })

  it('is not waited for longer than half a minute', async () => {
    const { depot, upload } = createDepot()
    depot.faults = Array.from({ length: 9 }, () => failure('unavailable'))
    upload.start(fileNamed())
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 15_000 + 3 * 30_000)
    expect(depot.pieces).toHaveLength(9)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(upload.get()?.phase).toBe('complete')
  })

  it.each([
    ['the network is back', () => void window.dispatchEvent(new Event('online'))],
    ['somebody asks for it', (upload: ReturnType<typeof createDepot>['upload']) => upload.resume()],
  ])('is tried again at once when %s', async (_, happen) => {
    const { depot, upload } = createDepot()
    depot.faults = [failure('network')]
    upload.start(fileNamed())
    await settle()
    happen(upload)
    await settle()
    expect(upload.get()?.phase).toBe('complete')
  })
})

it('asks what has arrived when a piece would leave a gap, and goes on from there', async () => {
  const { depot, upload } = createDepot()
  depot.faults = [undefined, failure('conflict')]
  upload.start(fileNamed())
  const key = uploadKeyOf(fileNamed())
  await settle()
  depot.arrived.set(key, 500)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(depot.pieces[2]).toBe(`500-${500 + PIECE - 1}/${SIZE}`)
  expect(upload.get()?.phase).toBe('complete')
})

it('waits for a new login and loses nothing', async () => {
  const { depot, upload } = createDepot()
  depot.faults = [undefined, failure('not_signed_in'), failure('not_signed_in')]
  upload.start(fileNamed())
  await settle()
  expect(upload.get()).toMatchObject({ phase: 'waiting', sent: PIECE + PIECE / 2 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(upload.get()?.phase).toBe('complete')
  expect(depot.pieces.at(-1)).toBe(WHOLE[2])
})

it('sends smaller pieces where something on the way takes no larger ones', async () => {
  const { depot, upload } = createDepot()
  depot.faults = [failure('body_too_large'), failure('body_too_large')]
  upload.start(fileNamed())
  await settle()
  expect(depot.pieces.slice(0, 3)).toEqual([
    WHOLE[0],
    `0-${PIECE / 2 - 1}/${SIZE}`,
    `0-${PIECE / 4 - 1}/${SIZE}`,
  ])
  expect(upload.get()?.phase).toBe('complete')
})

it('gives up what trying again does not change, until somebody tries again', async () => {
  const { depot, upload } = createDepot()
  depot.faults = [failure('storage_full')]
  upload.start(fileNamed())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upload.get()).toMatchObject({ phase: 'failed', error: { code: 'storage_full' } })
  expect(depot.pieces).toHaveLength(1)
  upload.resume()
  await settle()
  expect(upload.get()).toMatchObject({ phase: 'complete', error: null })
})

it('says when the file itself cannot be read any more', async () => {
  const { depot, upload } = createDepot()
  const file = fileNamed()
  upload.start(file)
  vi.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  } as unknown as Blob)
  depot.faults = [failure('network')]
  await settle()
  expect(upload.get()).toMatchObject({ phase: 'failed', error: 'unreadable' })
})

it('stops for a pause, in the middle of a piece too, and goes on after it', async () => {
  const { depot, upload } = createDepot()
  depot.isHolding = true
  upload.start(fileNamed())
  await settle()
  upload.pause()
  depot.isHolding = false
  depot.release?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(upload.get()?.phase).toBe('paused')
  expect(depot.pieces).toHaveLength(1)
  upload.resume()
  await settle()
  expect(upload.get()?.phase).toBe('complete')
})

it('tells the speed once a second has passed', async () => {
  const { depot, upload } = createDepot()
  depot.isHolding = true
  upload.start(fileNamed())
  await settle()
  expect(upload.get()?.bytesPerSecond).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  depot.release?.()
  await settle()
  // From the middle of the first piece to the middle of the second one.
  expect(upload.get()?.bytesPerSecond).toBe(PIECE / 2)
})

describe('a page that was left', () => {
  it('does not go on without being asked, and goes on when it is back', async () => {
    const { depot, upload } = createDepot()
    depot.isHolding = true
    upload.start(fileNamed())
    await settle()
    upload.suspend()
    depot.isHolding = false
    depot.release?.()
    await settle()
    expect(upload.get()?.phase).toBe('paused')
    upload.restore()
    await settle()
    expect(upload.get()?.phase).toBe('complete')
  })

  it('stays paused when it was', async () => {
    const { depot, upload } = createDepot()
    depot.isHolding = true
    upload.start(fileNamed())
    await settle()
    upload.pause()
    upload.suspend()
    upload.restore()
    await settle()
    expect(upload.get()?.phase).toBe('paused')
  })

  it('knows after a reload how far its file was, and asks for the file', async () => {
    const file = fileNamed()
    const known = { key: uploadKeyOf(file), name: file.name, size: SIZE }
    const { depot, upload } = createDepot({ [known.key]: PIECE })
    depot.known = known
    upload.restore()
    await settle()
    expect(upload.get()).toMatchObject({ phase: 'interrupted', sent: PIECE, name: file.name })
    upload.start(fileNamed())
    await settle()
    expect(depot.pieces).toEqual(WHOLE.slice(1))
  })

  it('needs nothing after a reload when the file had arrived', async () => {
    const known = { key: uploadKeyOf(fileNamed()), name: 'frontland-1.2.0.exe', size: SIZE }
    const { depot, upload } = createDepot({ [known.key]: SIZE })
    depot.known = known
    upload.restore()
    await settle()
    expect(upload.get()?.phase).toBe('complete')
  })
})

it('sends again what the server has lost', async () => {
  const { depot, upload } = createDepot()
  upload.start(fileNamed())
  await settle()
  depot.arrived.clear()
  upload.recheck()
  await settle()
  expect(depot.pieces).toEqual([...WHOLE, ...WHOLE])
  expect(upload.get()?.phase).toBe('complete')
})

it('is forgotten once it is given up', () => {
  const { depot, upload } = createDepot()
  upload.start(fileNamed())
  expect(depot.known).toEqual({ key: uploadKeyOf(fileNamed()), name: 'frontland-1.2.0.exe', size: SIZE })
  upload.clear()
  expect(depot.known).toBeNull()
  upload.restore()
  expect(upload.get()).toBeNull()
})
