/** RakNet's unconnected ping, as Minecraft Bedrock answers it: https://minecraft.wiki/w/RakNet#Unconnected_Ping */
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import { plainText } from './plain-text.ts'
import type { Answer } from './probe.ts'

const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')
const PING = 0x01
const PONG = 0x1c
/** Packet id, time, server id and magic stand before the length of the text. */
const TEXT_LENGTH_AT = 1 + 8 + 8 + MAGIC.length

/** Asks a Bedrock server for its status. @throws when it does not answer in time */
export function pingBedrock(target: { address: string; port: number; timeoutMs: number }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const socket = createSocket(isIPv6(target.address) ? 'udp6' : 'udp4')
    const timer = setTimeout(() => finish(() => reject(new Error('no answer in time'))), target.timeoutMs)
    function finish(settle: () => void) {
      clearTimeout(timer)
      socket.removeAllListeners()
      socket.on('error', () => {})
      socket.close()
      settle()
    }
    socket.on('error', (error) => finish(() => reject(error)))
    socket.on('message', (bytes) => {
      const answer = readPong(bytes)
      if (answer) finish(() => resolve({ ...answer, latencyMs: Math.round(performance.now() - startedAt) }))
    })
    socket.connect(target.port, target.address, () => socket.send(pingPacket()))
  })
}

function pingPacket(): Buffer {
  return Buffer.concat([Buffer.from([PING]), Buffer.alloc(8), MAGIC, Buffer.alloc(8)])
}

/** `MCPE;motd;protocol;version;online;max;…`; null for any other packet. */
function readPong(bytes: Buffer): Omit<Answer, 'latencyMs'> | null {
  if (bytes[0] !== PONG || bytes.length < TEXT_LENGTH_AT + 2) return null
  const length = bytes.readUInt16BE(TEXT_LENGTH_AT)
  const fields = bytes.toString('utf8', TEXT_LENGTH_AT + 2, TEXT_LENGTH_AT + 2 + length).split(';')
  const players = Number.parseInt(fields[4] ?? '', 10)
  const maxPlayers = Number.parseInt(fields[5] ?? '', 10)
  if (!(players >= 0) || !(maxPlayers >= 0)) return null
  return { players, maxPlayers, version: (fields[3] ?? '').slice(0, 60), motd: plainText(fields[1]) }
}
