/** What a browser fetches before it shows anything belongs to the first view. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'

type Fetched = { beforePaint: string[]; afterPaint: string[] }

/** The names of the files that `ending` matches, by whether they were asked for before something was painted. */
const fetched = (page: Page, ending: RegExp) =>
  page.evaluate<Fetched>(`(() => {
    const [{ startTime }] = performance.getEntriesByName('first-contentful-paint')
    const files = performance.getEntriesByType('resource').filter(({ name }) => ${ending}.test(name))
    const names = (chosen) => chosen.map(({ name }) => name.split('/').at(-1)).sort()
    return {
      beforePaint: names(files.filter((file) => file.startTime < startTime)),
      afterPaint: names(files.filter((file) => file.startTime >= startTime)),
    }
  })()`)

const PICTURES = /\.(avif|webp)$/
const FONTS = /\.woff2$/

test.for([
  ['/', 'hero-narrow-560.avif', 'news-1-640.avif'],
  ['/servers', 'game-zombie-640.avif', 'game-scp-640.avif'],
] as const)(
  '%s: one picture comes before the first paint, the next ones after it',
  async ([path, first, later], { visit }) => {
    const { page, goto } = await visit({ width: 390 })
    await goto(path)
    await expect
      .poll(() => fetched(page, PICTURES))
      .toEqual({ beforePaint: [first], afterPaint: expect.arrayContaining([later]) })
  },
)

test('a picture of a later view is shown to who comes to it, with and without scripts', async ({ visit }) => {
  for (const javaScript of [true, false]) {
    const { page, goto } = await visit({ width: 390, javaScript })
    await goto('/shop')
    await page.locator('img[src*="rank-elite"]').first().scrollIntoViewIfNeeded()
    const width = `document.querySelector('img[src*="rank-elite"]').naturalWidth`
    await expect.poll(() => page.evaluate(width)).toBeGreaterThan(0)
  }
})

test('the hero is a cut of four to three on phones and whole from tablets on', async ({ visit }) => {
  for (const [width, file] of [
    [390, 'hero-narrow-560.avif'],
    [768, 'hero-1920.avif'],
  ] as const) {
    const { page, goto } = await visit({ width })
    await goto('/')
    const shown = `document.querySelector('main picture img').currentSrc.split('/').at(-1)`
    await expect.poll(() => page.evaluate(shown)).toBe(file)
  }
})

test('pictures wait some seconds for word of the first paint, not for ever', async ({ visit }) => {
  const { page } = await visit({ width: 390 })
  await page.route('**/servers', async (route) => {
    const response = await route.fetch()
    // As where somebody's filter takes out the script that would tell.
    const body = (await response.text()).replace(/<script>\(\(\)=>\{const root=.*?<\/script>/, '')
    await route.fulfill({ response, body })
  })
  await page.goto('/servers')
  const isShown = `document.querySelector('img[src*="game-scp"]').checkVisibility()`
  expect(await page.evaluate('document.documentElement.dataset.unpainted')).toBe('')
  expect(await page.evaluate(isShown)).toBe(false)
  await expect.poll(() => page.evaluate(isShown), { timeout: 10_000 }).toBe(true)
})

test.for(LANGUAGES)(
  'the fonts of the first view in %s are asked for by the document itself',
  async (language, { visit }) => {
    const { page, goto } = await visit({ width: 390, language })
    for (const path of ['/', '/servers', '/shop', '/news', '/download', '/login']) {
      await goto(path)
      const preloaded = await page.evaluate<string[]>(
        `[...document.querySelectorAll('link[rel=preload][as=font]')].map(({ href }) => href.split('/').at(-1)).sort()`,
      )
      const { beforePaint } = await fetched(page, FONTS)
      // A name with a letter of Western Europe brings its own file.
      expect([path, beforePaint.filter((file) => !file.includes('latin-more'))]).toEqual([path, preloaded])
    }
  },
)
