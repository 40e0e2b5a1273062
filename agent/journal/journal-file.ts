/** A file to which whole lines are added, each on the disk before anything follows from it. */
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** What the journal asks of the disk, so that a test can have a full one. */
export type Disk = {
  write(file: number, bytes: Uint8Array, at: number): number
  sync(file: number): void
}
const realDisk: Disk = {
  write: (file, bytes, at) => writeSync(file, bytes, 0, bytes.length, at),
  sync: fsyncSync,
}

/** Opens a file that is there. */
export function openJournalFile(path: string, disk: Disk = realDisk) {
  // Not for appending: what could not be written whole is written over.
  let file = openSync(path, 'r+')
  let length = 0

  function writeWhole(to: number, bytes: Uint8Array, at: number): void {
    let written = 0
    while (written < bytes.length) {
      const some = disk.write(to, bytes.subarray(written), at + written)
      if (some === 0) throw new Error('the disk takes nothing')
      written += some
    }
    disk.sync(to)
  }

  return {
    read: () => readFileSync(path),
    length: () => length,
    /** Forgets what stands behind `end`. */
    cutAt(end: number): void {
      ftruncateSync(file, end)
      length = end
    },
    /** @throws {Error} it does not stand there, and neither does a part of it. */
    append(text: string): void {
      const bytes = Buffer.from(text)
      try {
        writeWhole(file, bytes, length)
      } catch (error) {
        try {
          ftruncateSync(file, length)
        } catch {
          // The next line is written over it; a torn last one is no line.
        }
        throw error
      }
      length += bytes.length
    },
    /** Puts `text` in the place of everything, or leaves everything as it is. @throws {Error} it is left. */
    replace(text: string): void {
      const anew = `${path}.new`
      const bytes = Buffer.from(text)
      const to = openSync(anew, 'w', 0o600)
      try {
        writeWhole(to, bytes, 0)
        renameSync(anew, path)
      } catch (error) {
        closeSync(to)
        tryTo(() => unlinkSync(anew))
        throw error
      }
      const before = file
      file = to
      length = bytes.length
      tryTo(() => closeSync(before))
      syncFolder(path)
    },
    close: () => closeSync(file),
  }
}

/** So that the name of a new file is on the disk as well; not every system knows how. */
export function syncFolder(path: string): void {
  tryTo(() => {
    const folder = openSync(dirname(path), 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  })
}

function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // It was worth a try.
  }
}
