/** Clients who take all the time and all the places they can get, while others visit. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startProduct } from '#tests/product/start-product.ts'
import { createVisitor, type Visit } from './load.ts'
import { quantile } from './quantile.ts'
import type { Round } from './round.ts'

const LIMIT_MS = 100
const VISIT_EVERY_MS = 20
const DRIP_EVERY_MS = 1_000
/** Heads have 20 seconds, bodies 30, and the looks between. */
const GONE_AFTER_MS = 45_000
const PAGES = ['/', '/news', '/servers', '/feedback', '/team']
/**
 * Fewer than wait for a process to take them (511): of more, Linux tells some that they are connected and forgets them, and who
 * sends nothing never hears of it.
 */
const OPENED_AT_ONCE = 100
const HALF_HEAD = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '
const HALF_BODY =
  'POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'

export const clients: Round<{ idle: number; slow: number; attackers: number; seconds: number }> = {
  name: 'clients',
  rule: `with idle and half-open connections and a flood of sign-ins from many networks, 99 of 100 pages take less than ${LIMIT_MS} ms and none fails; whoever never finishes is gone within 45 s`,
  engines: ['sqlite', 'postgresql'],
  sizes: { idle: 2_000, slow: 200, attackers: 8, seconds: 60 },
  async play({ address }, { idle, slow, attackers, seconds }) {
    const product = await startProduct({
      environment: {
        TRUST_PROXY: 'loopback',
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      },
    })
    const sockets: Socket[] = []
    const state = { open: 0, isOver: false }
    try {
      const { visit, leave } = createVisitor(product.url)
      for (const page of PAGES) await visit(page)
      for (let made = 0; made < idle + slow; made++) {
        sockets.push(hold(product.url, state, made < idle ? '' : made % 2 === 0 ? HALF_HEAD : HALF_BODY))
        if (sockets.length % OPENED_AT_ONCE === 0) await allOpen(sockets.slice(-OPENED_AT_ONCE))
      }
      const drip = setInterval(() => {
        for (const socket of sockets.slice(idle)) if (socket.writable) socket.write('x')
      }, DRIP_EVERY_MS)
      const flood = Promise.all(
        Array.from({ length: attackers }, (_, one) => attack(product.url, one, state)),
      )
      const visits: Visit[] = []
      const until = performance.now() + seconds * 1_000
      while (performance.now() < until) {
        visits.push(await visit(PAGES[visits.length % PAGES.length] ?? '/'))
        await setTimeout(VISIT_EVERY_MS)
      }
      state.isOver = true
      const attempts = (await flood).flat()
      clearInterval(drip)
      leave()
      const goneAt = Math.max(0, GONE_AFTER_MS - seconds * 1_000)
      for (const end = performance.now() + goneAt; state.open > 0 && performance.now() < end; )
        await setTimeout(VISIT_EVERY_MS)
      const p99 = Math.round(
        quantile(
          visits.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
      )
      const failed = visits.filter(({ status }) => status !== 200)
      return {
        seen: `${idle} idle, ${slow} slow, ${attempts.length} sign-ins; ${visits.length} pages, p99 ${p99} ms`,
        faults: [
          ...(p99 < LIMIT_MS ? [] : [`the p99 of pages was ${p99} ms`]),
          ...failed.map(({ status }) => `a page was told ${status}`),
          ...attempts
            .filter((status) => ![401, 429].includes(status))
            .map((status) => `a sign-in was told ${status}`),
          ...(state.open > 0 ? [`${state.open} connections that never finished are still open`] : []),
        ],
      }
    } finally {
      state.isOver = true
      for (const socket of sockets) socket.destroy()
      await product.stop()
    }
  },
}

function hold(url: string, state: { open: number }, bytes: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  state.open += 1
  socket.on('error', () => {}).on('close', () => (state.open -= 1))
  socket.resume()
  if (bytes) socket.write(bytes)
  return socket
}

const allOpen = (sockets: readonly Socket[]) =>
  Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')))

/** Wrong passwords one after the other, each from another network. */
async function attack(url: string, attacker: number, state: { isOver: boolean }): Promise<number[]> {
  const { visit, leave } = createVisitor(url)
  const told: number[] = []
  for (let turn = 0; !state.isOver; turn++) {
    const network = `203.${attacker}.${Math.floor(turn / 250) % 250}.${turn % 250}`
    const body = { username: `nobody-${attacker}-${turn}`, password: 'a wrong password' }
    const headers = { 'x-forwarded-for': network }
    told.push((await visit('/api/login', { method: 'POST', headers, body })).status)
  }
  leave()
  return told
}
