/** The contract and the server name the same calls. */
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { nothing } from '#shared/contract/endpoint.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

const contract = everyEndpoint.map(({ method, base, path }) => `${method} ${base}${path}`)

/** What is served below /api beside the contract: its own description, and what Prometheus reads. */
const BESIDE_THE_CONTRACT = [/^GET \/api\/docs(\/|$)/, /^GET \/api\/openapi\.json$/, /^GET \/api\/metrics$/]

/** Every route as `METHOD /path`, read off the router's own drawing of its tree. */
function routesOf(app: FastifyInstance): string[] {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] = /^([│\s]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      branch.splice(depth, branch.length, path)
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${branch.join('')}`)
    })
}

test('every endpoint of the contract has a route', async () => {
  const { app } = await createTestApp()
  const missing = everyEndpoint.filter(
    ({ method, base, path }) => !app.hasRoute({ method, url: base + path }),
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every route below /api is in the contract', async () => {
  const { app } = await createTestApp()
  const routes = routesOf(app)
  expect(routes).toEqual(expect.arrayContaining(contract))
  const unknown = routes
    .filter((route) => route.includes(' /api') && !contract.includes(route))
    .filter((route) => !BESIDE_THE_CONTRACT.some((pattern) => pattern.test(route)))
  expect(unknown).toEqual([])
})

test('no two endpoints share a method and a path', () => {
  expect(contract.filter((route, index) => contract.indexOf(route) !== index)).toEqual([])
})

test('what changes nothing is a GET, and a GET changes nothing', () => {
  for (const { method, status, body, limits, isShownElsewhere } of everyEndpoint) {
    if (method !== 'GET') continue
    expect(status).toBe(200)
    // Pictures for other sites are drawn when they are asked for.
    if (!isShownElsewhere) expect(limits).toBeUndefined()
    expect(body).toBe(nothing)
  }
})

test('whoever needs no permission writes only so often', () => {
  const free = everyEndpoint.filter(
    ({ method, access, limits }) =>
      method !== 'GET' && (access === 'public' || access === 'signed-in') && !limits,
  )
  // Ending one's own session costs nothing and must always be possible; a notification may be money that nobody else tells of.
  expect(free.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'POST /logout',
    'POST /payments/:provider/notifications',
  ])
})
