/** A visitor whose browser runs no scripts reads the same pages, in either language. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { builtPages } from '#tests/product/built-pages.ts'

/** That the served documents say enough in both languages is a check of every page; this is how a browser shows them. */
test('every public page shows its heading', async ({ visit }) => {
  const { page, goto } = await visit({ javaScript: false })
  for (const path of (await builtPages()).public) {
    await goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

describe.for(LANGUAGES)('%s:', (language) => {
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
