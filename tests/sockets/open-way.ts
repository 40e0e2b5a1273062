import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { relay } from './relay.ts'

/** A way to PostgreSQL that can be cut, or carry nothing more, until the test is over. */
export async function openWay(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => relay(near, target, sockets)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  const { port } = server.address() as AddressInfo
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` })
  return {
    url: url.href,
    cut,
    /** Those that are open now stand still; new ones are carried. */
    freeze() {
      for (const socket of sockets) socket.pause()
    },
  }
}
