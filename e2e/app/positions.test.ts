/** Where a page stands on the screen: where it was left, at the part its address names, or at its top. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { menuName } from '#e2e/harness/menu-name.ts'
import { privacyTexts } from '#shared/texts/legal/privacy.texts.ts'
import { termsTexts } from '#shared/texts/legal/terms.texts.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { untilHydrated } from '#tests/product/visitor.ts'

const positionOf = (page: Page) => page.evaluate('scrollY') as Promise<number>
const seePage = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()

/** Scrolls down, as soon as the page is long enough for it. */
async function readOn(page: Page, pixels: number): Promise<number> {
  const scrollDown = () => page.evaluate(`scrollTo(0, ${pixels}), scrollY`)
  await expect.poll(scrollDown).toBe(pixels)
  return pixels
}

test('back and forward lead to where each page was left, also after a load', async ({ visit }) => {
  const { page, goto } = await visit({ language: 'en' })
  await goto('/terms')
  const inTerms = await readOn(page, 700)
  await page.evaluate(
    `[...document.querySelectorAll('footer a')].find((a) => a.pathname === '/privacy').click()`,
  )
  await seePage(page, privacyTexts.en.title)
  expect(await positionOf(page)).toBe(0)
  const inPrivacy = await readOn(page, 400)

  await page.goBack()
  await seePage(page, termsTexts.en.title)
  await expect.poll(() => positionOf(page)).toBe(inTerms)
  await page.goForward()
  await seePage(page, privacyTexts.en.title)
  await expect.poll(() => positionOf(page)).toBe(inPrivacy)

  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => positionOf(page)).toBe(inPrivacy)
  await page.goBack()
  await seePage(page, termsTexts.en.title)
  await expect.poll(() => positionOf(page)).toBe(inTerms)
  expect(await page.locator(':focus').getAttribute('id')).toBe('main')
})

test('a page whose content comes after it is scrolled once that is here', async ({ visit }) => {
  const visitor = await visit({ language: 'en' })
  await signInOnce(visitor, ADMINISTRATOR)
  const { page, goto } = visitor
  await page.setViewportSize({ width: 1200, height: 250 })
  await goto('/admin/servers')
  await page.getByRole('main').getByRole('listitem').last().waitFor()
  const left = await readOn(page, 200)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => positionOf(page)).toBe(left)
})

test('a part that the address names is gone to, and the keyboard goes on from there', async ({ visit }) => {
  const visitor = await visit({ language: 'en' })
  await signInOnce(visitor, ADMINISTRATOR)
  const { page, goto } = visitor
  await page.setViewportSize({ width: 1200, height: 500 })
  await goto('/admin/roles#admin-menu')
  await expect.poll(() => page.locator(':focus').count()).toBe(1)
  expect(await page.locator(':focus').getAttribute('id')).toBe('admin-menu')
})

test('the skip link leads into the page, and back leads out of it again', async ({ visit }) => {
  const { page, goto } = await visit({ language: 'en' })
  await goto('/terms')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('/terms#main')
  expect(await page.locator(':focus').getAttribute('id')).toBe('main')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: menuName('footer', '/privacy', 'en') })
    .click()
  await seePage(page, privacyTexts.en.title)
  await page.goBack()
  await page.waitForURL('/terms#main')
  await page.goBack()
  await page.waitForURL('/terms')
  await seePage(page, termsTexts.en.title)
})
