/** An ordinary day, for a while: pages, calls, players who come, write and go. */
import { startProduct } from '#tests/product/start-product.ts'
import { createVisitor, residentMegabytes } from './load.ts'
import type { Round } from './round.ts'

const SAMPLES = 40
const GROWTH_MB = 15
const PATHS = [
  '/',
  '/news',
  '/servers',
  '/team',
  '/api/news',
  '/api/servers',
  '/api/feedback',
  '/download',
  '/nowhere',
]
const EXPECTED = new Set([200, 201, 304, 401, 404, 409, 429])

export const soak: Round<{ minutes: number; visitors: number }> = {
  name: 'soak',
  rule: `mixed load without a pause: no 5xx, nobody unanswered, and memory in the last quarter is at most ${GROWTH_MB} MB above what it was in the second`,
  engines: ['sqlite', 'postgresql'],
  sizes: { minutes: 10, visitors: 4 },
  async play({ address }, { minutes, visitors }) {
    const product = await startProduct({
      environment: {
        TRUST_PROXY: 'loopback',
        ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
      },
    })
    const counts = new Map<number, number>()
    const memory: number[] = []
    const end = performance.now() + minutes * 60_000
    const sample = setInterval(
      () => memory.push(residentMegabytes(product.process.pid)),
      (minutes * 60_000) / SAMPLES,
    )
    try {
      await Promise.all(
        Array.from({ length: visitors }, (_, visitor) => stay(product.url, visitor, end, counts)),
      )
    } finally {
      clearInterval(sample)
      await product.stop()
    }
    const quarter = Math.floor(memory.length / 4)
    const growth = Math.max(...memory.slice(-quarter)) - Math.max(...memory.slice(quarter, 2 * quarter))
    const unexpected = [...counts].filter(([status]) => !EXPECTED.has(status))
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return {
      seen: `${minutes} minutes, ${total} requests, memory ${memory.at(0)} → ${memory.at(-1)} MB, at most ${Math.max(...memory)}`,
      faults: [
        ...unexpected.map(([status, count]) => `${count} requests were told ${status}`),
        ...(growth > GROWTH_MB ? [`memory grew by ${growth} MB: ${memory.join(', ')}`] : []),
      ],
    }
  },
}

async function stay(url: string, visitor: number, end: number, counts: Map<number, number>): Promise<void> {
  const { visit, leave } = createVisitor(url)
  for (let turn = 0; performance.now() < end; turn++) {
    const path = PATHS[(turn + visitor) % PATHS.length] ?? '/'
    const seen = [await visit(path, { headers: { 'accept-encoding': turn % 2 ? 'br' : 'gzip' } })]
    if (turn % 50 === 0) {
      const headers = { 'x-forwarded-for': `203.0.${Math.floor(turn / 50) % 250}.${visitor}` }
      const account = { username: `soak-${visitor}-${turn}`, password: 'long enough for them' }
      const email = `${account.username}@example.org`
      seen.push(await visit('/api/register', { method: 'POST', headers, body: { ...account, email } }))
      seen.push(await visit('/api/login', { method: 'POST', headers, body: account }))
    }
    for (const { status } of seen) counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  leave()
}
