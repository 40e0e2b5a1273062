/** Every page that anybody may open, in both languages, with what is shown where there is none. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { walkPages } from '#e2e/harness/page-walk.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const pages = await builtPages()
const missing = [...pages.missingFile, '/nowhere']

walkPages([
  ...pages.public.map((path) => ({ path })),
  ...missing.map((path) => ({ path, status: 404 as const })),
])

test.for(LANGUAGES)('no two pages have the same title in %s', async (language, { product }) => {
  const paths = [...pages.public, ...pages.player, ...pages.administrator, ...missing]
  const titles: (string | undefined)[] = []
  for (const path of paths) {
    const html = await (await fetch(`${product.url}${path}?lang=${language}`)).text()
    titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1])
  }
  expect(titles).not.toContain(undefined)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})
