/** How much of the first visit's code is about pages that are not open; what each page loads is a check of every page. */
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const pages = await builtPages()

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
