/** Packets of Source RCON, as Minecraft speaks it: little-endian length, id and type, a text, two zero bytes. */

export const PACKET = {
  login: 3,
  /** A command, and the answer to a login. */
  command: 2,
  answer: 0,
  /** No type of the protocol: it is answered at once and runs nothing. */
  unknown: 100,
} as const

/** More than this in one packet the game reads in two, and drops both. */
export const COMMAND_MAX_BYTES = 1_446

const HEAD = 8
const TAIL = 2
const LENGTH = 4
/** The game cuts its answers at 4,096 characters, of three bytes each at most. */
const PACKET_MAX_BYTES = 65_536

export type Packet = { id: number; type: number; body: Buffer }

export function encodePacket(id: number, type: number, text: string): Buffer {
  const body = Buffer.from(text)
  const packet = Buffer.alloc(LENGTH + HEAD + body.length + TAIL)
  packet.writeInt32LE(HEAD + body.length + TAIL, 0)
  packet.writeInt32LE(id, 4)
  packet.writeInt32LE(type, 8)
  body.copy(packet, LENGTH + HEAD)
  return packet
}

/**
 * Cuts what comes over a connection into packets, however it was split on its way.
 * @throws {Error} what comes is not RCON.
 */
export function createPacketReader() {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  return (bytes: Buffer): Packet[] => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    const packets: Packet[] = []
    while (rest.length >= LENGTH) {
      const length = rest.readInt32LE(0)
      if (length < HEAD + TAIL || length > PACKET_MAX_BYTES)
        throw new Error('what answers does not speak RCON')
      if (rest.length < LENGTH + length) break
      packets.push({
        id: rest.readInt32LE(4),
        type: rest.readInt32LE(8),
        body: rest.subarray(LENGTH + HEAD, LENGTH + length - TAIL),
      })
      rest = rest.subarray(LENGTH + length)
    }
    return packets
  }
}
