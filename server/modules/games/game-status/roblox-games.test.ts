import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRobloxClient } from './roblox-games.ts'

/** A server in the role of Roblox; it counts the calls. */
async function startRoblox(answer: RequestListener) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const clock = { now: 0 }
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { ask: createRobloxClient({ baseUrl, now: () => clock.now }), calls, clock }
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }

test('all universes are asked for in one call', async () => {
  const roblox = await startRoblox(
    json({
      data: [
        { id: 11, playing: 123, maxPlayers: 30, name: 'Site-19' },
        { id: 22, playing: 0, maxPlayers: 20, name: 'Site-20' },
      ],
    }),
  )
  const results = await roblox.ask(['11', '22', '33'])
  expect(roblox.calls).toEqual(['/v1/games?universeIds=11,22,33'])
  expect(results.get('11')).toEqual({
    outcome: 'answered',
    answer: { players: 123, maxPlayers: 30, version: '', motd: 'Site-19', latencyMs: null },
  })
  expect(results.get('22')).toMatchObject({ outcome: 'answered', answer: { players: 0 } })
  expect(results.get('33')).toMatchObject({ outcome: 'not-probed' })
})

test('no universe, no call', async () => {
  const roblox = await startRoblox(json({ data: [] }))
  expect(await roblox.ask([])).toEqual(new Map())
  expect(roblox.calls).toEqual([])
})

test('after 429 Roblox is left alone, longer each time, and as long as it asks', async () => {
  const roblox = await startRoblox((_request, response) => response.writeHead(429).end())
  expect((await roblox.ask(['11'])).get('11')).toMatchObject({ outcome: 'not-probed' })
  await roblox.ask(['11'])
  expect(roblox.calls).toHaveLength(1)

  roblox.clock.now = 60_000
  await roblox.ask(['11'])
  expect(roblox.calls).toHaveLength(2)
  roblox.clock.now = 60_000 + 119_999
  await roblox.ask(['11'])
  expect(roblox.calls).toHaveLength(2)

  const patient = await startRoblox((_request, response) =>
    response.writeHead(429, { 'retry-after': '300' }).end(),
  )
  await patient.ask(['11'])
  patient.clock.now = 299_999
  await patient.ask(['11'])
  expect(patient.calls).toHaveLength(1)
  patient.clock.now = 300_000
  await patient.ask(['11'])
  expect(patient.calls).toHaveLength(2)
})

test.each<[string, RequestListener]>([
  ['500', (_request, response) => response.writeHead(500).end('oops')],
  ['garbage', (_request, response) => response.end('<html>')],
  ['another shape', json({ data: [{ id: 'x' }] })],
  [
    'a redirect elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['more than half a megabyte', (_request, response) => response.end(' '.repeat(600 * 1024))],
])('%s leaves the count unknown', async (_what, answer) => {
  const roblox = await startRoblox(answer)
  expect((await roblox.ask(['11'])).get('11')).toMatchObject({ outcome: 'not-probed' })
})

test('no answer in three seconds leaves the count unknown', async () => {
  const roblox = await startRoblox(() => {})
  expect((await roblox.ask(['11'])).get('11')).toMatchObject({ outcome: 'not-probed' })
})
