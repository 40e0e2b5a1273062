import { connect } from 'node:net'
import { createPacketReader, type Packet } from './rcon-packets.ts'

export type RconConnection = {
  isOpen(): boolean
  /** Writes one packet; the game reads one at a time. */
  send(packet: Buffer): void
  /** The next packet that came or comes; null when the connection has ended or the time is over. */
  next(withinMs: number): Promise<Packet | null>
  close(): void
}

const KEEP_ALIVE_MS = 30_000

/**
 * Opens a connection on which nobody has signed in.
 * @throws {Error} nobody answers there in time.
 */
export async function openConnection(address: {
  host: string
  port: number
  timeoutMs: number
}): Promise<RconConnection> {
  const { host, port, timeoutMs } = address
  const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE_MS })
  const packets: Packet[] = []
  const read = createPacketReader()
  let wake = () => {}
  socket.on('data', (bytes) => {
    try {
      packets.push(...read(bytes))
    } catch {
      socket.destroy()
    }
    wake()
  })
  // Whoever waits learns of both by `close`.
  socket.on('error', () => {})
  socket.on('end', () => socket.destroy())
  socket.on('close', () => wake())
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer)
      socket.destroy()
      reject(new Error(why))
    }
    const timer = setTimeout(() => fail('it does not answer'), timeoutMs)
    socket.once('error', ({ message }) => fail(message))
    socket.once('connect', () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return {
    isOpen: () => !socket.destroyed && socket.writable,
    send: (packet) => void socket.write(packet),
    next: (withinMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => finish(null), withinMs)
        const finish = (packet: Packet | null) => {
          clearTimeout(timer)
          wake = () => {}
          resolve(packet)
        }
        wake = () => {
          const packet = packets.shift()
          if (packet) finish(packet)
          else if (socket.destroyed) finish(null)
        }
        wake()
      }),
    close: () => void socket.destroy(),
  }
}
