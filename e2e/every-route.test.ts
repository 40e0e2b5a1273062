/** Every page of the bundle, in both languages, on a phone and on a desk: sound, accessible, and never wider than the screen. */
import { describe, expect } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { register, signIn, signInOnce } from './harness/accounts.ts'
import { findBarriers } from './harness/barriers.ts'
import { type BuiltPages, builtPages } from './harness/built-pages.ts'
import { test } from './harness/journey.ts'
import { ADMINISTRATOR } from './harness/product.ts'
import type { Visitor } from './harness/visitor.ts'

const WIDTHS = [390, 1440] as const
const HEIGHT = 900
const NOWHERE = '/nowhere'

const pages = await builtPages()

/** What is shown with 404. */
const missing = [...pages.missingFile, NOWHERE]

/** Titles seen so far, by language, with the path they belong to. */
const titles: Record<Language, Map<string, string>> = { ru: new Map(), en: new Map() }

async function inspect({ page, goto }: Visitor, path: string, language: Language) {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
  const response = await goto(path)
  expect(response.status()).toBe(missing.includes(path) ? 404 : 200)
  await page.waitForLoadState()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.locator('html').getAttribute('lang')).toBe(language)

  const title = await page.title()
  expect(title).toMatch(/^\S.* — FrontLand$/)
  expect(titles[language].get(title) ?? path, `"${title}" is the title of two pages`).toBe(path)
  titles[language].set(title, path)

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    expect(
      await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
      `scrolls sideways at ${width}`,
    ).toBe(0)
    expect(await findBarriers(page), `barriers at ${width}`).toEqual([])
  }
}

describe.for(LANGUAGES)('%s:', (language) => {
  const groups: { who: keyof BuiltPages; paths: string[] }[] = [
    { who: 'public', paths: [...pages.public, ...missing] },
    { who: 'player', paths: pages.player },
    { who: 'administrator', paths: pages.administrator },
  ]
  for (const { who, paths } of groups) {
    test.for(paths)(`%s (${who})`, async (path, { visit, product }) => {
      const visitor = await visit({ language })
      if (missing.includes(path)) visitor.foresee(`404 GET ${path}`)
      if (who === 'player') await signIn(visitor, await register(product, language))
      if (who === 'administrator') await signInOnce(visitor, ADMINISTRATOR)
      await inspect(visitor, path, language)
    })
  }
})
