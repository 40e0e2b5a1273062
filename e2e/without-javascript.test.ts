/** A visitor whose browser runs no scripts reads the same pages, in either language. */
import { describe, expect } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { builtPages } from './harness/built-pages.ts'
import { test } from './harness/journey.ts'

/** What a page says at the least; the shortest is the checkpoint before an account is verified. */
const ENOUGH_CHARACTERS = 60

describe.for(LANGUAGES)('%s:', (language) => {
  test('every public page has its heading and its text', async ({ visit }) => {
    const { page, goto } = await visit({ language, javaScript: false })
    for (const path of (await builtPages()).public) {
      await goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const main = page.getByRole('main')
      expect((await main.textContent())?.length, `${path} says too little`).toBeGreaterThan(ENOUGH_CHARACTERS)
    }
  })

  test('links and the language in the address work', async ({ visit }) => {
    const { page, goto } = await visit({ javaScript: false })
    await goto(`/?lang=${language}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page
      .getByRole('contentinfo')
      .getByRole('link')
      .filter({ hasText: /Магазин|Shop/ })
      .click()
    await page.waitForURL('/shop')
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
