import { randomBytes } from 'node:crypto'

/** An id that nobody guesses and that sorts by when it was made (RFC 9562, section 5.7). */
export function uuidV7(time: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
