/** How much JavaScript a visitor loads before touching anything, and how much of it is about pages that are not open. */
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import { builtPages } from './harness/built-pages.ts'
import { firstLoadJavaScript } from './harness/first-load.ts'
import { test } from './harness/journey.ts'

const LIMIT_BYTES = 115 * 1024
const HOME_LIMIT_BYTES = 110 * 1024

const pages = await builtPages()

test.for(pages.public)('%s loads at most 115 KB, the home page 110', async (path, { visit }) => {
  const visitor = await visit()
  const scripts = await firstLoadJavaScript(visitor, path)
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(path === '/' ? HOME_LIMIT_BYTES : LIMIT_BYTES)
  expect(total).toBeGreaterThan(0)
})

/** A page in the first visit's code: how it is fetched, and what stands around that. */
const LOADER =
  /\(\)=>\w+\(\(\)=>import\(`\.\/[\w.-]+\.page-[\w-]+\.js`\)(?:,__vite__mapDeps\(\[[\d,]*\]\)|,\[\])*\)/g
const ROUTE = /\w+\([\w.]+,@(?:,`[\w-]+`)?\),?/g
const DEPENDENCY = /"assets\/[^"]+",?/g

test('a page that is not open costs the first visit at most 60 bytes, compressed with brotli', async () => {
  const code = globSync('dist/web/assets/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => (text.match(LOADER)?.length ?? 0) > 1)
  expect(code).toHaveLength(1)
  const [text = ''] = code
  const loaders = text.match(LOADER) ?? []
  expect(loaders.length).toBeGreaterThan(pages.administrator.length)
  const without = text.replace(LOADER, '@').replace(ROUTE, '').replace(DEPENDENCY, '')
  expect(without).not.toContain('.page-')
  const bytes = brotliCompressSync(text).length - brotliCompressSync(without).length
  expect(bytes / loaders.length).toBeLessThanOrEqual(60)
})
