/** A visitor whose browser runs no scripts reads the same pages, in either language. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** That the served documents say enough in both languages is a check of every page; this is how a browser shows them. */
test('every public page shows its heading', async ({ visit }) => {
  const { page, goto } = await visit({ javaScript: false })
  for (const path of (await builtPages()).public) {
    await goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

describe.for(LANGUAGES)('%s:', (language) => {
  test('no public page is sent while something on it is still loading', async ({ product }) => {
    const { loading } = wordsTexts[language]
    const documents = (await builtPages()).public.map(async (path) => {
      const html = await (await fetch(`${product.url}${path}?lang=${language}`)).text()
      return { path, isLoading: html.includes(loading) }
    })
    const incomplete = (await Promise.all(documents)).filter(({ isLoading }) => isLoading)
    // What a mailed link leads to is known to the browser that follows it alone, what is in a basket to the browser that keeps it.
    expect(incomplete.map(({ path }) => path).sort()).toEqual([
      addresses.undoEmail,
      addresses.undoDeletion,
      addresses.keepFactor,
      addresses.reset,
      addresses.basket,
      addresses.verify,
    ])
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
