/** The contract and the server name the same calls. */
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { GAME_SERVER_EVENTS_PATH } from '#shared/contract/games/game-servers.ts'
import { LAUNCHER_UPLOAD_PATH } from '#shared/contract/games/launcher.ts'
import { IMAGE_UPLOAD_PATH } from '#shared/contract/platform/images.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

const endpoints = Object.values(allEndpoints).flatMap((group) => Object.values(group))
const contract = endpoints.map(({ method, path }) => `${method} /api${path}`)

/** What is served below /api beside the contract: its own description, and what travels as a stream or as bytes. */
const BESIDE_THE_CONTRACT = [/^GET \/api\/docs(\/|$)/, /^GET \/api\/openapi\.json$/]
const STREAMS = [
  `GET ${GAME_SERVER_EVENTS_PATH}`,
  `POST ${IMAGE_UPLOAD_PATH}`,
  `GET ${LAUNCHER_UPLOAD_PATH}:key`,
  `PUT ${LAUNCHER_UPLOAD_PATH}:key`,
]

/** Every route below /api as `METHOD /path`, read off the router's own drawing of its tree. */
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
    .filter((route) => route.includes(' /api'))
}

test('every endpoint of the contract has a route', async () => {
  const { app } = await createTestApp()
  const missing = endpoints.filter(({ method, path }) => !app.hasRoute({ method, url: `/api${path}` }))
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every route below /api is in the contract', async () => {
  const { app } = await createTestApp()
  const routes = routesOf(app)
  expect(routes).toEqual(expect.arrayContaining(contract))
  const known = new Set([...contract, ...STREAMS])
  const unknown = routes.filter(
    (route) => !known.has(route) && !BESIDE_THE_CONTRACT.some((pattern) => pattern.test(route)),
  )
  expect(unknown).toEqual([])
})

test('no two endpoints share a method and a path', () => {
  expect(contract.filter((route, index) => contract.indexOf(route) !== index)).toEqual([])
})

test('what changes nothing is a GET, and a GET changes nothing', () => {
  for (const { method, status, body, limits } of endpoints) {
    if (method !== 'GET') continue
    expect(status).toBe(200)
    expect(limits).toBeUndefined()
    expect(body.safeParse({ any: 'thing' }).data).toBeUndefined()
  }
})
