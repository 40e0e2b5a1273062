/** The interface's language: Russian unless somebody chooses, kept once chosen, and right from the first paint. */

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGE_KEY, LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { termsTexts } from '#shared/texts/legal/terms.texts.ts'
import { untilHydrated } from '#tests/product/visitor.ts'
import { rankingsWords } from '#web/features/games/rankings/rankings.texts.ts'

const PATH = '/rankings'
const other = { ru: 'en', en: 'ru' } as const satisfies Record<Language, Language>
const titleIn = (language: Language) => rankingsWords[language].title
const switchTo = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('button', { name: language.toUpperCase() }).click()
const seeHeading = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: titleIn(language) }).waitFor()

/** Notes the language and the heading of every document the page shows, at the moment its HTML is there. */
async function noteFirstSight(page: Page) {
  const seen: string[] = []
  await page.exposeFunction('noteFirstSight', (sight: string) => seen.push(sight))
  await page.addInitScript(`addEventListener('DOMContentLoaded', () =>
    noteFirstSight(document.documentElement.lang + ' ' + document.querySelector('h1')?.textContent))`)
  return seen
}

test('whatever the browser prefers, a first visit is in Russian', async ({ visit }) => {
  const { page, goto } = await visit()
  const seen = await noteFirstSight(page)
  await goto(PATH)
  await expect.poll(() => seen).toEqual([`ru ${titleIn('ru')}`])
})

test('a stored language that we do not have means Russian', async ({ visit }) => {
  const { page, goto, context } = await visit()
  await context.addCookies([
    { name: LANGUAGE_KEY, value: 'de', url: new URL(await siteOf(page, goto)).origin },
  ])
  await page.evaluate(`localStorage.setItem('${LANGUAGE_KEY}', 'de')`)
  await page.reload()
  await untilHydrated(page)
  await seeHeading(page, 'ru')
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
})

async function siteOf(page: Page, goto: (path: string) => Promise<unknown>) {
  await goto(PATH)
  return page.url()
}

describe.for(LANGUAGES)('from %s to the other:', (language) => {
  const next = other[language]

  test('a switch shows at once, stays after a reload, and the other tab follows', async ({ visit }) => {
    const visitor = await visit({ language })
    const { page } = visitor
    await visitor.goto(PATH)
    const tab = await visitor.openTab()
    await tab.goto('/terms')
    await untilHydrated(tab)

    await switchTo(page, next)
    await seeHeading(page, next)
    expect(await page.locator('html').getAttribute('lang')).toBe(next)
    await expect.poll(() => page.title()).toContain(rankingsWords[next].title)
    await tab.locator(`html[lang=${next}]`).waitFor()
    await tab.getByRole('heading', { level: 1, name: termsTexts[next].title }).waitFor()

    const seen = await noteFirstSight(page)
    await page.reload()
    await untilHydrated(page)
    expect(seen).toEqual([`${next} ${titleIn(next)}`])
    await seeHeading(page, next)
  })

  test('the switch says which language is on', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto(PATH)
    const pressed = page.getByRole('banner').getByRole('button', { pressed: true })
    expect(await pressed.textContent()).toBe(language)
    await switchTo(page, next)
    await expect.poll(() => pressed.textContent()).toBe(next)
  })
})

test('a choice whose cookie was lost holds', async ({ visit }) => {
  const { page, goto, context } = await visit({ language: 'en' })
  const seen = await noteFirstSight(page)
  await context.clearCookies()
  await goto(PATH)
  await seeHeading(page, 'en')
  expect(seen).toEqual([`en ${titleIn('en')}`])
})

describe('an address that asks for English', () => {
  const ENGLISH = `${PATH}?lang=en`

  test('is in English, says so to search engines, and the choice stays', async ({ visit, product }) => {
    const { page, goto } = await visit()
    const seen = await noteFirstSight(page)
    await goto(ENGLISH)
    expect(seen).toEqual([`en ${titleIn('en')}`])
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${product.url}${ENGLISH}`)
    expect(await page.locator('link[hreflang=ru]').getAttribute('href')).toBe(`${product.url}${PATH}`)

    await goto(PATH)
    await seeHeading(page, 'en')
  })

  test('does not overrule a choice made earlier', async ({ visit }) => {
    const visitor = await visit()
    await visitor.goto(PATH)
    await switchTo(visitor.page, 'en')
    await switchTo(visitor.page, 'ru')
    await visitor.goto(ENGLISH)
    await seeHeading(visitor.page, 'en')
    await visitor.goto(PATH)
    await seeHeading(visitor.page, 'ru')
  })

  test('loses its demand when another language is chosen', async ({ visit }) => {
    const { page, goto } = await visit()
    await goto(ENGLISH)
    await switchTo(page, 'ru')
    await seeHeading(page, 'ru')
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await seeHeading(page, 'ru')
  })
})
