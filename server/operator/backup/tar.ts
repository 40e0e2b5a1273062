/** Archives as `tar` reads and writes them (ustar), piece by piece: no entry has to fit into memory. */
import { OperatorError } from '#server/operator/operator-error.ts'

const BLOCK = 512
const ENDED = Buffer.alloc(2 * BLOCK)
const PIECE_BYTES = 256 * 1024

export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Uint8Array> }

export async function* writeTar(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncIterable<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size, at)
    let written = 0
    for await (const piece of content) {
      written += piece.length
      yield piece
    }
    if (written !== size) throw new OperatorError(`${name} has changed while it was read. Try again.`)
    yield Buffer.alloc(padding(size))
  }
  yield ENDED
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function headerOf(name: string, size: number, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name`)
  const header = Buffer.alloc(BLOCK)
  const number = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  header.write(name, 0)
  header.write(number(0o600, 8), 100)
  header.write(number(0, 8), 108)
  header.write(number(0, 8), 116)
  header.write(number(size, 12), 124)
  header.write(number(Math.floor(at.getTime() / 1_000), 12), 136)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  header.write(`${number(sumOf(header), 7)} `, 148)
  return header
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

/**
 * The entries one after another; what was not read of one is passed over before the next.
 * @throws {OperatorError} where it is no archive, or ends too early
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncIterable<ArchiveEntry> {
  const bytes = createByteReader(source)
  for (;;) {
    const header = await bytes.take(BLOCK)
    if (header.every((byte) => byte === 0)) {
      // Reads on to the end, so that what guards the whole is checked as well.
      await bytes.skipToEnd()
      return
    }
    const text = (start: number, length: number) =>
      header
        .subarray(start, start + length)
        .toString('utf8')
        .replace(/\0.*$/s, '')
    const expected = Number.parseInt(text(148, 8), 8)
    const plain = Buffer.concat([header.subarray(0, 148), Buffer.from(' '.repeat(8)), header.subarray(156)])
    if (sumOf(plain) !== expected) throw damaged()
    const size = Number.parseInt(text(124, 12), 8)
    const entry = { left: size }
    yield { name: text(0, 100), size, content: contentOf(entry) }
    for await (const _ of contentOf(entry));
    await bytes.take(padding(size))
  }

  async function* contentOf(entry: { left: number }): AsyncIterable<Uint8Array> {
    while (entry.left > 0) {
      const piece = await bytes.some(Math.min(entry.left, PIECE_BYTES))
      entry.left -= piece.length
      yield piece
    }
  }
}

export const damaged = () => new OperatorError('The file is damaged, or is no backup of FrontLand.')

function createByteReader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)

  /** At least one byte, `most` at the most. */
  async function some(most: number): Promise<Buffer> {
    while (waiting.length === 0) {
      const { value, done } = await iterator.next()
      if (done) throw damaged()
      waiting = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
    const piece = waiting.subarray(0, most)
    waiting = waiting.subarray(piece.length)
    return piece
  }

  return {
    some,
    async take(length: number): Promise<Buffer> {
      const pieces: Buffer[] = []
      for (let left = length; left > 0; ) {
        const piece = await some(left)
        pieces.push(piece)
        left -= piece.length
      }
      return Buffer.concat(pieces)
    },
    async skipToEnd(): Promise<void> {
      while (!(await iterator.next()).done);
    },
  }
}
