import { once } from 'node:events'
import { expect, inject } from 'vitest'
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
  const product = await startProduct({
    preparedData: inject('preparedData'),
    preload: new URL(`data:text/javascript,${encodeURIComponent(TELLING)}`),
  })
  onTestFinished(() => product.stop())
  for (const path of ['/', '/servers', '/shop', '/api/servers', '/api/news'])
    expect((await fetch(product.url + path)).status).toBe(200)

  product.process.send('which?')
  const [loaded] = (await once(product.process, 'message')) as [string[]]
  const among = (part: string) => loaded.some((name) => name.includes(part))
  expect(among('NativeModule http')).toBe(true)
  expect(among('node_modules/fastify/')).toBe(true)
  expect(among('internal/deps/undici')).toBe(false)
  expect(among('node_modules/ajv')).toBe(false)
  expect(among('@fastify/fast-json-stringify-compiler')).toBe(false)
})
