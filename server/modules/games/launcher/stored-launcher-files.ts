/**
 * The launcher's files in storage that several machines share. An upload is a row of pieces, whichever machine each came to; a release
 * takes it over as one file under the name of its SHA-256, which is that of the very bytes that were put there.
 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#server/lib/app-error.ts'
import { assertRoom } from '#server/lib/files/disk-room.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import { LAUNCHER_FILE_MAX_BYTES, LAUNCHER_UPLOADS_MAX_BYTES } from '#shared/constants/launcher.ts'
import { inspectFile } from './inspect-file.ts'
import type { LauncherFiles, UploadOwner } from './launcher-files.ts'
import { createUploadTurns } from './upload-turns.ts'

const UPLOADS = 'launcher/uploads/'
const FILES = 'launcher/files/'
const COMPLETE = 'complete'
/** How often a growing piece looks whether the disk has room. */
const LOOK_EVERY_BYTES = 8 * 1024 * 1024

type UploadPiece = { name: string; start: number; bytes: number; at: number }

/** `folder` is where pieces and files lie for as long as this machine works on them. */
export function createStoredLauncherFiles({
  storage,
  folder,
}: {
  storage: Storage
  folder: string
}): LauncherFiles {
  const spool = join(folder, 'uploads')
  const inTurn = createUploadTurns()
  const uploadOf = ({ userId, key }: UploadOwner) => `${UPLOADS}${userId}-${key}/`
  const fileOf = (sha256: string) => FILES + sha256

  async function read(owner: UploadOwner): Promise<{ pieces: UploadPiece[]; isComplete: boolean }> {
    const found = await storage.list(uploadOf(owner))
    const lastPart = (name: string) => name.slice(uploadOf(owner).length)
    return {
      pieces: found
        .filter(({ name }) => lastPart(name) !== COMPLETE)
        .map((one) => ({ ...one, start: Number(lastPart(one.name)) }))
        .sort((one, other) => one.start - other.start),
      isComplete: found.some(({ name }) => lastPart(name) === COMPLETE),
    }
  }

  async function removeUpload(owner: UploadOwner): Promise<void> {
    // The mark goes first: half an upload is never a complete one.
    await storage.remove(uploadOf(owner) + COMPLETE)
    for (const { name } of await storage.list(uploadOf(owner))) await storage.remove(name)
  }

  /** Writes what comes to this machine's disk first: the storage wants to know how much it is, and its sum. */
  async function spoolPiece(bytes: Readable, limits: { body: number; room: number }, signal: AbortSignal) {
    await mkdir(spool, { recursive: true })
    const path = join(spool, `${createToken()}.piece`)
    const handle = await open(path, 'wx')
    const hash = createHash('sha256')
    let size = 0
    let failure: unknown
    try {
      let unlooked = 0
      for await (const chunk of addAbortSignal(signal, bytes) as AsyncIterable<Buffer>) {
        if (size + chunk.length > limits.body) throw new AppError('body_too_large')
        if (size + chunk.length > limits.room) throw new AppError('storage_full')
        if (unlooked <= 0) {
          await assertRoom(spool, LOOK_EVERY_BYTES)
          unlooked = LOOK_EVERY_BYTES
        }
        unlooked -= chunk.length
        await handle.writeFile(chunk)
        hash.update(chunk)
        size += chunk.length
      }
    } catch (error) {
      failure = signal.aborted ? signal.reason : error
    } finally {
      await handle.close()
    }
    return { path, size, sha256: hash.digest('hex'), failure }
  }

  return {
    placeOf: (sha256) => ({ storage, storedAs: fileOf(sha256) }),

    async find(owner) {
      const { pieces, isComplete } = await read(owner)
      return { received: receivedOf(pieces), isComplete }
    },

    write: (owner, piece, bytes) =>
      inTurn(uploadOf(owner), async (signal) => {
        const start = piece?.start ?? 0
        const before = await read(owner)
        if (start > (before.isComplete ? 0 : receivedOf(before.pieces))) throw new AppError('conflict')
        if (!piece || before.isComplete) await removeUpload(owner)
        const taken = (await storage.list(UPLOADS)).reduce((sum, one) => sum + one.bytes, 0)
        const body = (piece?.total ?? LAUNCHER_FILE_MAX_BYTES) - start
        const room = LAUNCHER_UPLOADS_MAX_BYTES - taken
        const { path, size, sha256, failure } = await spoolPiece(bytes, { body, room }, signal)
        try {
          // What arrived before an interruption stays, so that the next piece can begin there.
          if (size > 0 && !(failure instanceof AppError))
            await storage.putFile(`${uploadOf(owner)}${String(start).padStart(12, '0')}`, path, sha256)
        } finally {
          await rm(path, { force: true })
        }
        if (failure) throw failure
        const received = receivedOf((await read(owner)).pieces)
        const isComplete = piece === null || received === piece.total
        if (isComplete) await storage.put(uploadOf(owner) + COMPLETE, Buffer.from(String(received)))
        return { received, isComplete }
      }),

    async claim(owner, kind) {
      const { pieces, isComplete } = await read(owner)
      if (!isComplete) return 'missing'
      await mkdir(spool, { recursive: true })
      await assertRoom(spool, receivedOf(pieces))
      const path = join(spool, `${createToken()}.claimed`)
      try {
        await pipeline(Readable.from(contentOf(storage, pieces)), createWriteStream(path))
        const announced = Number(String(await storage.read(uploadOf(owner) + COMPLETE)))
        const facts = (await stat(path)).size === announced ? await inspectFile(path, kind) : null
        if (!facts) return 'wrong'
        // Before the transaction of its release, which waits for no network. One without a release goes after a day.
        await storage.putFile(fileOf(facts.sha256), path, facts.sha256)
        return { owner, path, facts }
      } finally {
        await rm(path, { force: true })
      }
    },

    async giveBack() {},

    async readableSize(sha256) {
      return (await storage.find(fileOf(sha256)))?.bytes ?? null
    },

    async keep({ owner, facts }) {
      // Another release of the same bytes may have been removed since it was put there.
      const found = await storage.find(fileOf(facts.sha256))
      if (found?.bytes !== facts.size) throw new AppError('conflict')
      // The transaction of the release waits for this no longer; what is left goes after a day.
      removeUpload(owner).catch(() => {})
    },

    drop: (sha256) => storage.remove(fileOf(sha256)),

    async removeUnused(time, used) {
      const old = (await storage.list(FILES)).filter(({ at }) => at < time)
      if (old.length === 0) return
      const kept = await used()
      for (const { name } of old) if (!kept.has(name.slice(FILES.length))) await storage.remove(name)
    },

    async removeUploadsBefore(time) {
      const found = await storage.list(UPLOADS)
      const uploadIn = (name: string) => name.slice(0, name.lastIndexOf('/'))
      const alive = new Set(found.filter(({ at }) => at >= time).map(({ name }) => uploadIn(name)))
      for (const { name } of found) if (!alive.has(uploadIn(name))) await storage.remove(name)
      for (const name of await readdir(spool).catch(() => [])) {
        const facts = await stat(join(spool, name)).catch(() => null)
        if (facts && facts.mtimeMs < time) await rm(join(spool, name), { force: true })
      }
    },
  }
}

/** Up to where the pieces reach without a gap. */
function receivedOf(pieces: readonly UploadPiece[]): number {
  let end = 0
  for (const { start, bytes } of pieces) if (start <= end) end = Math.max(end, start + bytes)
  return end
}

/** The bytes of all pieces, each once. */
async function* contentOf(storage: Storage, pieces: readonly UploadPiece[]): AsyncIterable<Buffer> {
  let end = 0
  for (const { name, start, bytes } of pieces) {
    if (start > end || start + bytes <= end) continue
    const stream = await storage.open(name, { first: end - start, last: bytes - 1 })
    if (!stream) throw new AppError('conflict')
    yield* stream
    end = start + bytes
  }
}
