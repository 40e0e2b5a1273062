/** The few packets of a Server List Ping, and what a reply says. */

import * as z from 'zod'
import { PLAYERS_MAX } from '#shared/constants/game-servers.ts'
import { plainText } from './plain-text.ts'
import type { Answer } from './probe.ts'

const players = z.number().transform((count) => Math.min(Math.max(Math.trunc(count), 0), PLAYERS_MAX))
const pingSchema = z.object({
  players: z
    .object({ online: players.catch(0), max: players.catch(0) })
    .catch({ online: 0, max: 0 })
    .default({ online: 0, max: 0 }),
  version: z
    .object({ name: z.string().catch('') })
    .catch({ name: '' })
    .default({ name: '' }),
  description: z.unknown().optional(),
})

/** Handshake towards "status" and the empty status request, in one write. */
export function statusRequest(host: string, port: number): Buffer {
  const hostBytes = Buffer.from(host)
  const portBytes = Buffer.alloc(2)
  portBytes.writeUInt16BE(port)
  const handshake = [varInt(0), varInt(-1), varInt(hostBytes.length), hostBytes, portBytes, varInt(1)]
  return Buffer.concat([packet(handshake), packet([varInt(0)])])
}

/** Reads a whole reply packet. @throws when it is not a status reply */
export function readPing(bytes: Buffer): Omit<Answer, 'latencyMs'> {
  const length = wholeVarInt(bytes, 0)
  const id = wholeVarInt(bytes, length.end)
  if (id.value !== 0) throw new Error('not a status reply')
  const textLength = wholeVarInt(bytes, id.end)
  const text = bytes.subarray(textLength.end, textLength.end + textLength.value)
  if (text.length !== textLength.value) throw new Error('the status is cut short')
  const ping = pingSchema.parse(JSON.parse(text.toString('utf8')))
  return {
    players: ping.players.online,
    maxPlayers: ping.players.max,
    version: ping.version.name.slice(0, 60),
    motd: plainText(ping.description),
  }
}

/** Reads a VarInt at `start`; null when the bytes end before it does. @throws when it is longer than five bytes */
export function readVarInt(bytes: Buffer, start: number): { value: number; end: number } | null {
  let value = 0
  for (let index = 0; index < 5; index++) {
    const byte = bytes[start + index]
    if (byte === undefined) return null
    value |= (byte & 0x7f) << (7 * index)
    if ((byte & 0x80) === 0) {
      if (value < 0) throw new Error('a length below zero')
      return { value, end: start + index + 1 }
    }
  }
  throw new Error('a number without an end')
}

function wholeVarInt(bytes: Buffer, start: number): { value: number; end: number } {
  const read = readVarInt(bytes, start)
  if (!read) throw new Error('the packet is cut short')
  return read
}

function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value >>> 0
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  return Buffer.from([...bytes, rest])
}

function packet(parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([varInt(body.length), body])
}
