/** A TCP proxy to the product that can be cut and mended, as the line between a player and the internet. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Product } from '#tests/product/start-product.ts'
import { relay } from '#tests/sockets/relay.ts'

export type CuttableProxy = {
  /** The product's address through the proxy. */
  url: string
  /** Breaks every connection and lets none through. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function openCuttableProxy(product: Product): Promise<CuttableProxy> {
  const target = new URL(product.url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    relay(near, target, sockets)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      breakAll()
    },
    mend() {
      isCut = false
    },
    async close() {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
