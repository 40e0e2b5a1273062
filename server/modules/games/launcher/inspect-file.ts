import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { type FileKind, hasMarkOf, MARK_BYTES } from './file-kinds.ts'

const HASH_PIECE_BYTES = 1024 * 1024

/** What a release keeps of a file: SHA-256 in hexadecimal, SHA-512 in Base64, the size in bytes. */
export type FileFacts = { sha256: string; sha512: string; size: number }

/** The facts of a file, on disk for good; null when it is not of `kind`. */
export async function inspectFile(path: string, kind: FileKind): Promise<FileFacts | null> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
    const { size } = await handle.stat()
    return hasMarkOf(kind, await readEnds(handle, size)) ? await sumUp(handle) : null
  } finally {
    await handle.close()
  }
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
