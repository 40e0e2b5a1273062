/**
 * The launcher's files on disk. An upload grows under the key its owner chose; a release takes it over under the name
 * of its SHA-256. Nothing that a client names becomes a path.
 */
import { constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { AppError } from '#server/lib/app-error.ts'
import { assertRoom } from '#server/lib/files/disk-room.ts'
import { unlessMissing } from '#server/lib/files/unless-missing.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import { LAUNCHER_FILE_MAX_BYTES, LAUNCHER_UPLOADS_MAX_BYTES } from '#shared/constants/launcher.ts'
import type { LauncherUpload } from '#shared/contract/games/launcher-uploads.ts'
import type { FileKind } from './file-kinds.ts'
import { type FileFacts, inspectFile } from './inspect-file.ts'
import { createUploadTurns } from './upload-turns.ts'

/** How often a growing upload looks whether the disk has room. */
const LOOK_EVERY_BYTES = 8 * 1024 * 1024

export type UploadOwner = { userId: number; key: string }
/** Which bytes of a file a request carries; null for the whole of it. */
export type Piece = { start: number; total: number } | null
/** A complete upload that a release is about to take over. */
export type ClaimedFile = { owner: UploadOwner; path: string; facts: FileFacts }

/** How a file of a release is found when it is sent. */
export type FilePlace = { folder: string; storedAs: string } | { storage: Storage; storedAs: string }

export type LauncherFiles = ReturnType<typeof createLauncherFiles>
export function createLauncherFiles({ folder }: { folder: string }) {
  const uploadsFolder = join(folder, 'uploads')
  const filesFolder = join(folder, 'files')
  const inTurn = createUploadTurns()

  const pathOf = ({ userId, key }: UploadOwner, isComplete: boolean) =>
    join(uploadsFolder, `${userId}-${key}.${isComplete ? 'complete' : 'part'}`)

  return {
    /** Where the file of a release lies. */
    placeOf: (sha256: string): FilePlace => ({ folder: filesFolder, storedAs: sha256 }),

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
    write(owner: UploadOwner, piece: Piece, bytes: Readable): Promise<LauncherUpload> {
      const path = pathOf(owner, false)
      return inTurn(path, async (signal) => {
        const received = await write(path, piece, bytes, signal)
        const isComplete = piece === null || received === piece.total
        if (isComplete) await rename(path, pathOf(owner, true))
        return { received, isComplete }
      })
    },

    /**
     * Takes a complete upload out of its owner's hands and sums it up, on disk for good, unless it is not there or not of `kind`:
     * what its owner uploads under the same key from now on is another file.
     */
    async claim(owner: UploadOwner, kind: FileKind): Promise<ClaimedFile | 'missing' | 'wrong'> {
      const claim = { owner, path: join(uploadsFolder, `${createToken()}.claimed`) }
      try {
        await rename(pathOf(owner, true), claim.path)
      } catch (error) {
        unlessMissing(error as NodeJS.ErrnoException)
        return 'missing'
      }
      try {
        const facts = await inspectFile(claim.path, kind)
        if (facts) return { ...claim, facts }
      } catch (error) {
        await giveBack(claim)
        throw error
      }
      await giveBack(claim)
      return 'wrong'
    },

    giveBack,

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

    /** Makes a claimed upload a file of releases. */
    async keep({ path, facts }: ClaimedFile): Promise<void> {
      await mkdir(filesFolder, { recursive: true })
      await rename(path, join(filesFolder, facts.sha256))
      const folderHandle = await open(filesFolder)
      await folderHandle.sync().finally(() => folderHandle.close())
    },

    drop: (sha256: string): Promise<void> => rm(join(filesFolder, sha256), { force: true }),

    /** Removes files that came before `time` and belong to no release; on disk they come with their release. */
    async removeUnused(_time: number, _used: () => Promise<ReadonlySet<string>>): Promise<void> {},

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
    const handle = await prepare(path, piece)
    try {
      const { size } = await handle.stat()
      if (start > size) throw new AppError('conflict')
      const limit = piece?.total ?? LAUNCHER_FILE_MAX_BYTES
      const room = LAUNCHER_UPLOADS_MAX_BYTES - (await sizeOfUploads()) + size
      let end = start
      let unlooked = 0
      for await (const chunk of addAbortSignal(signal, bytes) as AsyncIterable<Buffer>) {
        if (end + chunk.length > limit) throw new AppError('body_too_large')
        if (end + chunk.length > room) throw new AppError('storage_full')
        if (unlooked <= 0) {
          await assertRoom(uploadsFolder, LOOK_EVERY_BYTES)
          unlooked = LOOK_EVERY_BYTES
        }
        unlooked -= chunk.length
        end += await writeAll(handle, chunk, end)
      }
      return Math.max(size, end)
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    } finally {
      // Nothing is written any more once the next request has its turn.
      await handle.close()
    }
  }

  /** Opens the file of an upload, made where there is none and emptied for a whole one. */
  async function prepare(path: string, piece: Piece): Promise<FileHandle> {
    await mkdir(uploadsFolder, { recursive: true })
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
    if (!piece) await handle.truncate(0)
    return handle
  }

  async function sizeOfUploads(): Promise<number> {
    const names = (await readdir(uploadsFolder).catch(unlessMissing)) ?? []
    const sizes = await Promise.all(names.map((name) => sizeOf(join(uploadsFolder, name))))
    return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  }

  /** Leaves a claimed upload to its owner again, unless another one lies there meanwhile. */
  async function giveBack({ owner, path }: Pick<ClaimedFile, 'owner' | 'path'>): Promise<void> {
    const isReplaced = (await sizeOf(pathOf(owner, true))) !== null
    if (isReplaced) await rm(path, { force: true })
    else await rename(path, pathOf(owner, true)).catch(unlessMissing)
  }
}

async function writeAll(handle: FileHandle, chunk: Buffer, position: number): Promise<number> {
  for (let written = 0; written < chunk.length; )
    written += (await handle.write(chunk, written, chunk.length - written, position + written)).bytesWritten
  return chunk.length
}

async function sizeOf(path: string): Promise<number | null> {
  return (await stat(path).catch(unlessMissing))?.size ?? null
}
