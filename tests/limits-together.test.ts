/** Two processes on one PostgreSQL keep to one limit, and to their own where it is away. */
import { connect, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withDatabase } from '#tests/harness/address.ts'
import type { ApiProcess } from '#tests/harness/run-api-process.ts'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'
import { openWay } from '#tests/sockets/open-way.ts'

const environment = {
  TEST_RATE_LIMITS: 'true',
  SECRET_KEY: 'the key of both processes, as on two machines',
}

const post = async ({ url }: ApiProcess, path: string, type: string, body = '{}') =>
  (await fetch(url + path, { method: 'POST', body, headers: { 'content-type': type } })).status
/** Says nothing of who registers, which is refused, and counted. */
const register = (api: ApiProcess) => post(api, '/register', 'application/json')
const report = (api: ApiProcess) => post(api, '/csp-reports', 'application/reports+json', '[]')

async function openStream({ port }: ApiProcess): Promise<{ status: string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write('GET /api/servers/events HTTP/1.1\r\nHost: localhost\r\n\r\n')
  for await (const chunk of socket.iterator({ destroyOnReturn: false }))
    return { status: String(chunk).slice(9, 12), socket }
  throw new Error('the connection was closed')
}

test.runIf(inject('engine') === 'postgresql')(
  'calls and streams of one network are counted over both processes; what is away is counted by each alone, never left open',
  { timeout: 90_000 },
  async () => {
    const address = await emptyAddress()
    const way = await openWay(address.databaseUrl ?? '')
    const first = await startApiProcess(address, environment)
    const second = await startApiProcess({ ...address, databaseUrl: way.url }, environment)

    // Twenty registrations in ten minutes, wherever they arrive.
    for (let attempt = 0; attempt < 20; attempt++)
      expect(await register(attempt % 2 === 0 ? first : second)).toBe(400)
    expect([await register(first), await register(second)]).toEqual([429, 429])
    const counted = await withDatabase(address, ({ query }) =>
      query.selectFrom('call_counts').selectAll().execute(),
    )
    // Refused calls are counted once in each process, then it knows by itself.
    expect([await register(first), await register(second)]).toEqual([429, 429])
    expect(counted).toMatchObject([{ calls: 21 }])
    expect(JSON.stringify(counted)).not.toContain('127.0.0.1')

    // Fifty streams.
    const ofFirst = []
    for (let stream = 0; stream < 30; stream++) ofFirst.push(await openStream(first))
    for (let stream = 0; stream < 20; stream++) expect((await openStream(second)).status).toBe('200')
    expect(ofFirst.every(({ status }) => status === '200')).toBe(true)
    const refused = await Promise.all([openStream(first), openStream(second)])
    expect(refused.map(({ status }) => status)).toEqual(['429', '429'])
    ofFirst[0]?.socket.destroy()
    await expect.poll(async () => (await openStream(second)).status).toBe('200')

    // What a process held is free as soon as it ends.
    await first.end('SIGTERM')
    expect((await openStream(second)).status).toBe('200')

    way.cut()
    for (let attempt = 0; attempt < 20; attempt++) expect(await report(second)).toBe(204)
    expect(await report(second)).toBe(429)
    for (let stream = 22; stream < 50; stream++) expect((await openStream(second)).status).toBe('200')
    expect((await openStream(second)).status).toBe('429')
  },
)
