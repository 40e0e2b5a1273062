/** Server List Ping of Minecraft Java, 1.7 and later: https://minecraft.wiki/w/Java_Edition_protocol/Server_List_Ping */
import { connect } from 'node:net'
import { readPing, readVarInt, statusRequest } from './java-ping-packets.ts'
import type { Answer } from './probe.ts'

/** A reply with an icon is some tens of kilobytes; whoever sends more is not telling us a status. */
const REPLY_MAX_BYTES = 256 * 1024

/**
 * Asks a server for its status. `host` is the name players use, which some proxies need; `address` is where to connect.
 * @throws when it does not answer in time, or answers something else than a status
 */
export function pingJava(target: {
  host: string
  address: string
  port: number
  timeoutMs: number
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const socket = connect({ host: target.address, port: target.port })
    const chunks: Buffer[] = []
    let size = 0
    const timer = setTimeout(() => finish(() => reject(new Error('no answer in time'))), target.timeoutMs)

    function finish(settle: () => void) {
      clearTimeout(timer)
      socket.removeAllListeners('data')
      socket.destroy()
      settle()
    }

    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(statusRequest(target.host, target.port)))
    socket.on('error', (error) => finish(() => reject(error)))
    socket.on('close', () => finish(() => reject(new Error('closed without an answer'))))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      size += chunk.length
      try {
        const expected = expectedSize(chunks)
        if (size > REPLY_MAX_BYTES || (expected ?? 0) > REPLY_MAX_BYTES)
          throw new Error('the answer is too large')
        if (expected === null || size < expected) return
        const answer = readPing(Buffer.concat(chunks, size))
        finish(() => resolve({ ...answer, latencyMs: Math.round(performance.now() - startedAt) }))
      } catch (error) {
        finish(() => reject(error))
      }
    })
  })
}

/** Bytes of the whole packet, known from its first bytes; null while even those are missing. */
function expectedSize(chunks: Buffer[]): number | null {
  const first = chunks[0] as Buffer
  const head = first.length >= 5 || chunks.length === 1 ? first : Buffer.concat(chunks)
  const length = readVarInt(head, 0)
  return length && length.end + length.value
}
