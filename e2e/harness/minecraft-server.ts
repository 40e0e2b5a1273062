/** A Minecraft server of its own on this machine, and people who play on it. */
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import mc from 'minecraft-protocol'

const HOST = '127.0.0.1'
const VERSION = '1.20.4'

export type MinecraftServer = {
  /** As staff enter it: `host:port`. */
  address: string
  port: number
  /** When it was asked for its status so far, by our clock. */
  askedAt: readonly number[]
  join(name: string): Promise<void>
  /** Throws everybody out and answers nobody any more. */
  stop(): Promise<void>
}

/** Starts one; on the port given where it is to come back. */
export async function startMinecraftServer({ port = 0 } = {}): Promise<MinecraftServer> {
  const askedAt: number[] = []
  const server = mc.createServer({
    'online-mode': false,
    host: HOST,
    port,
    version: VERSION,
    maxPlayers: 20,
    motd: 'Hold the line',
    beforePing(response) {
      askedAt.push(Date.now())
      return response
    },
  })
  await once(server, 'listening')
  // What the types leave out: the socket it listens on.
  const { socketServer } = server as unknown as { socketServer: Server }
  const listening = (socketServer.address() as AddressInfo).port
  const players: mc.Client[] = []
  return {
    address: `${HOST}:${listening}`,
    port: listening,
    askedAt,
    async join(username) {
      const joined = once(server, 'playerJoin')
      const player = mc.createClient({
        host: HOST,
        port: listening,
        username,
        version: VERSION,
        auth: 'offline',
      })
      // It is thrown out when the server stops.
      player.on('error', () => {})
      players.push(player)
      await joined
    },
    async stop() {
      const closed = once(socketServer, 'close')
      server.close()
      for (const player of players) player.end('')
      await closed
    },
  }
}
