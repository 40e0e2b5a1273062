/** A backup that only the holder of `BACKUP_KEY` reads: AES-256-GCM, piece by piece, so that none is lost, added or moved. */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { OperatorError } from '#server/operator/operator-error.ts'
import { damaged } from './tar.ts'

/** What such a file begins with. */
export const ENCRYPTED_MARK = Buffer.from('FrontLand backup, encrypted 1\n')
const SALT_BYTES = 16
const TAG_BYTES = 16
const PIECE_BYTES = 64 * 1024
const CIPHER = 'aes-256-gcm'

const keyOf = (secret: string, salt: Buffer) =>
  promisify<string, Buffer, number, Buffer>(scrypt)(secret, salt, 32)

/** The number of a piece, and whether it is the last one: neither can be changed unnoticed. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

export async function* encrypt(source: AsyncIterable<Uint8Array>, secret: string): AsyncIterable<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(secret, salt)
  yield Buffer.concat([ENCRYPTED_MARK, salt])
  let index = 0
  for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index++, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * The bytes that were encrypted, of a file after its mark.
 * @throws {OperatorError} with another key, or where a byte of it was changed or is missing
 */
export async function* decrypt(source: AsyncIterable<Uint8Array>, secret: string): AsyncIterable<Buffer> {
  let key: Buffer | undefined
  let index = 0
  for await (const { piece, isLast } of inPieces(source, PIECE_BYTES + TAG_BYTES, SALT_BYTES)) {
    if (!key) {
      key = await keyOf(secret, piece)
      continue
    }
    const decipher = createDecipheriv(CIPHER, key, nonceOf(index, isLast))
    const end = piece.length - TAG_BYTES
    if (end < 0) throw damaged()
    decipher.setAuthTag(piece.subarray(end))
    const plain = decipher.update(piece.subarray(0, end))
    try {
      decipher.final()
    } catch {
      throw index === 0
        ? new OperatorError('BACKUP_KEY is not the key of this backup, or the file is damaged.')
        : damaged()
    }
    index += 1
    yield plain
  }
  if (index === 0) throw damaged()
}

/** Pieces of one size, the first one of `first` where that is given; the last one may be shorter, or empty. */
async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  size: number,
  first = size,
): AsyncIterable<{ piece: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  let wanted = first
  for await (const chunk of source) {
    waiting.push(Buffer.from(chunk))
    length += chunk.length
    // A piece is not known to be the last one until something follows it.
    while (length > wanted) {
      const all = Buffer.concat(waiting)
      yield { piece: all.subarray(0, wanted), isLast: false }
      waiting = [all.subarray(wanted)]
      length -= wanted
      wanted = size
    }
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}
