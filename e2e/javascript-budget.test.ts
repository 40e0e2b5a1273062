/** How much JavaScript a visitor loads before touching anything. */
import { expect } from 'vitest'
import { builtPages } from './harness/built-pages.ts'
import { firstLoadJavaScript } from './harness/first-load.ts'
import { test } from './harness/journey.ts'

const LIMIT_BYTES = 115 * 1024

const pages = await builtPages()

test.for(pages.public)('%s loads at most 115 KB', async (path, { visit }) => {
  const visitor = await visit()
  const scripts = await firstLoadJavaScript(visitor, path)
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(LIMIT_BYTES)
  expect(total).toBeGreaterThan(0)
})
