import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject } from 'vitest'
import { createAdministrator } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { startProduct } from '#tests/product/start-product.ts'

/** Tells whoever asks which modules of Node and which files of libraries its process has loaded. */
const TELLING = `
import { createRequire } from 'node:module'
const { cache } = createRequire(${JSON.stringify(import.meta.url)})
process.on('message', () => process.send([...process.moduleLoadList, ...Object.keys(cache)]))
process.channel.unref()
`

test('who only shows pages and asks after games holds neither the fetch of Node nor means of checking that nothing uses', async ({
  onTestFinished,
}) => {
  const roblox = createServer((_request, reply) => reply.end('{"data":[]}')).listen(0, '127.0.0.1')
  onTestFinished(() => void roblox.close())
  await once(roblox, 'listening')
  const asked = once(roblox, 'request')
  const product = await startProduct({
    environment: { ROBLOX_API_URL: `http://127.0.0.1:${(roblox.address() as AddressInfo).port}` },
    preparedData: inject('preparedData'),
    preload: new URL(`data:text/javascript,${encodeURIComponent(TELLING)}`),
  })
  onTestFinished(() => product.stop())
  for (const path of ['/', '/servers', '/shop', '/api/servers', '/api/news'])
    expect((await fetch(product.url + path)).status).toBe(200)
  const game = {
    name_server: 'Town',
    type: 'roblox',
    ip: 'https://www.roblox.com/games/77',
    universeId: '55',
  }
  const administrator = await createAdministrator(product)
  expect((await administrator.call('POST', '/admin/servers', game)).status).toBe(201)
  await asked

  product.process.send('which?')
  const [loaded] = (await once(product.process, 'message')) as [string[]]
  const among = (part: string) => loaded.some((name) => name.includes(part))
  expect(among('NativeModule http')).toBe(true)
  expect(among('node_modules/fastify/')).toBe(true)
  expect(among('internal/deps/undici')).toBe(false)
  expect(among('node_modules/ajv')).toBe(false)
  expect(among('@fastify/fast-json-stringify-compiler')).toBe(false)
})
