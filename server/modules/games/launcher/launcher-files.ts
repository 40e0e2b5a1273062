/**
 * The launcher's files on disk. An upload grows under the key its owner chose; a release takes it over under the name
 * of its SHA-256. Nothing that a client names becomes a path.
 */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#server/lib/app-error.ts'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import type { LauncherUpload } from '#shared/contract/games/launcher-uploads.ts'
import { type FileKind, hasMarkOf, MARK_BYTES } from './file-kinds.ts'

const HASH_PIECE_BYTES = 1024 * 1024

export type UploadOwner = { userId: number; key: string }
/** Which bytes of a file a request carries; null for the whole of it. */
export type Piece = { start: number; total: number } | null
/** What a release keeps of a file: SHA-256 in hexadecimal, SHA-512 in Base64, the size in bytes. */
export type FileFacts = { sha256: string; sha512: string; size: number }

export type LauncherFiles = ReturnType<typeof createLauncherFiles>
export function createLauncherFiles({ folder }: { folder: string }) {
  const uploadsFolder = join(folder, 'uploads')
  const filesFolder = join(folder, 'files')
  /** The request that writes an upload now; the next one for the same upload takes its place. */
  const writing = new Map<string, { stop: AbortController; done: Promise<unknown> }>()

  const pathOf = ({ userId, key }: UploadOwner, isComplete: boolean) =>
    join(uploadsFolder, `${userId}-${key}.${isComplete ? 'complete' : 'part'}`)

  return {
    /** Where the files of releases are, each under its SHA-256. */
    filesFolder,

    async find(owner: UploadOwner): Promise<LauncherUpload> {
      const complete = await sizeOf(pathOf(owner, true))
      if (complete !== null) return { received: complete, isComplete: true }
      return { received: (await sizeOf(pathOf(owner, false))) ?? 0, isComplete: false }
    },

    /**
     * Writes what `bytes` brings as it comes. What arrived before an interruption stays, so that the next piece can
     * begin there; a whole file begins anew.
     * @throws {AppError} `conflict` for a piece that would leave a gap, `body_too_large`, `storage_full`
     */
    async write(owner: UploadOwner, piece: Piece, bytes: Readable): Promise<LauncherUpload> {
      const path = pathOf(owner, false)
      const before = writing.get(path)
      before?.stop.abort(new AppError('conflict'))
      const stop = new AbortController()
      const done = Promise.resolve(before?.done).then(() => write(path, piece, bytes, stop.signal))
      const turn = { stop, done: done.catch(() => {}) }
      writing.set(path, turn)
      try {
        const received = await done
        const isComplete = piece === null || received === piece.total
        if (isComplete) await rename(path, pathOf(owner, true))
        return { received, isComplete }
      } finally {
        if (writing.get(path) === turn) writing.delete(path)
      }
    },

    /** Sums up a complete upload, which is on disk for good then, unless it is not there or not of `kind`. */
    async inspect(owner: UploadOwner, kind: FileKind): Promise<FileFacts | 'missing' | 'wrong'> {
      const handle = await open(pathOf(owner, true), 'r+').catch(unlessMissing)
      if (!handle) return 'missing'
      try {
        await handle.sync()
        const { size } = await handle.stat()
        return hasMarkOf(kind, await readEnds(handle, size)) ? await sumUp(handle) : 'wrong'
      } finally {
        await handle.close()
      }
    },

    /** How large the file of a release is, opened as for a download; null when it is not there. */
    async readableSize(sha256: string): Promise<number | null> {
      const handle = await open(join(filesFolder, sha256)).catch(unlessMissing)
      if (!handle) return null
      try {
        return (await handle.stat()).size
      } finally {
        await handle.close()
      }
    },

    /** Makes a complete upload a file of releases. */
    async keep(owner: UploadOwner, { sha256 }: FileFacts): Promise<void> {
      await mkdir(filesFolder, { recursive: true })
      await rename(pathOf(owner, true), join(filesFolder, sha256))
      const folderHandle = await open(filesFolder)
      await folderHandle.sync().finally(() => folderHandle.close())
    },

    drop: (sha256: string): Promise<void> => rm(join(filesFolder, sha256), { force: true }),

    /** Removes uploads that nobody went on with since `time`. */
    async removeUploadsBefore(time: number): Promise<void> {
      const names = await readdir(uploadsFolder).catch(unlessMissing)
      for (const name of names ?? []) {
        const path = join(uploadsFolder, name)
        const found = await stat(path).catch(unlessMissing)
        if (found && found.mtimeMs < time) await rm(path, { force: true })
      }
    },
  }

  async function write(path: string, piece: Piece, bytes: Readable, signal: AbortSignal): Promise<number> {
    const start = piece?.start ?? 0
    const size = await prepare(path, piece)
    if (start > size) throw new AppError('conflict')
    const limit = piece?.total ?? LAUNCHER_FILE_MAX_BYTES
    let end = start
    try {
      await pipeline(
        bytes,
        async function* withinLimit(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            end += chunk.length
            if (end > limit) throw new AppError('body_too_large')
            yield chunk
          }
        },
        createWriteStream(path, { flags: 'r+', start }),
        { signal },
      )
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    }
    return Math.max(size, end)
  }

  /** Makes the file of an upload, or empties it for a whole one, and says how much of it is there. */
  async function prepare(path: string, piece: Piece): Promise<number> {
    await mkdir(uploadsFolder, { recursive: true })
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
    try {
      if (!piece) await handle.truncate(0)
      return (await handle.stat()).size
    } finally {
      await handle.close()
    }
  }
}

/** For `catch`: a file that is not there is no failure. */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function sizeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(unlessMissing))?.size ?? null
}

async function readEnds(handle: FileHandle, size: number): Promise<{ first: Buffer; last: Buffer }> {
  const length = Math.min(size, MARK_BYTES)
  const read = async (position: number) =>
    (await handle.read(Buffer.alloc(length), 0, length, position)).buffer
  return { first: await read(0), last: await read(size - length) }
}

async function sumUp(handle: FileHandle): Promise<FileFacts> {
  const sha256 = createHash('sha256')
  const sha512 = createHash('sha512')
  // One buffer for all of it: a stream would leave the whole file behind as garbage.
  const piece = Buffer.alloc(HASH_PIECE_BYTES)
  let size = 0
  for (;;) {
    const { bytesRead } = await handle.read(piece, 0, piece.length, size)
    if (bytesRead === 0) return { sha256: sha256.digest('hex'), sha512: sha512.digest('base64'), size }
    const bytes = piece.subarray(0, bytesRead)
    sha256.update(bytes)
    sha512.update(bytes)
    size += bytesRead
  }
}
