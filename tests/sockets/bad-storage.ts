import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A storage that answers everything so, for as long as a test takes; what `STORAGE_URL` is for it. */
export async function startBadStorage(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/bucket`
}
