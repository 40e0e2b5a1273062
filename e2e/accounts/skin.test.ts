/** The figure on the profile: drawn where the browser can, a still picture where it cannot or should not. */
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { firstLoadJavaScript, weigh } from '#tests/product/first-load.ts'

/** No public page, whose limit is lower: it has the figures, orders and names of whoever is signed in. */
const JAVASCRIPT_LIMIT_BYTES = 116 * 1024
const FIGURE = 'Боец в полевой форме: каска, разгрузка, оранжевая нашивка на рукаве'

/** Machines that test have no graphics card; the site refuses to draw without one unless told that this is not so slow. */
const DRAW_WITHOUT_GRAPHICS_CARD = `
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false })
  }`

test('the figure comes after the page, turns, stops, and comes again after a way round', async ({
  visit,
  product,
}) => {
  const visitor = await visit()
  // What software that draws tells developers about its speed.
  visitor.expectErrors(/^logged: .*(GL Driver Message|software WebGL)/)
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(DRAW_WITHOUT_GRAPHICS_CARD)
  await signIn(visitor, await register(product))

  const scripts = await firstLoadJavaScript(visitor, '/profile')
  expect(weigh(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT_BYTES)
  expect(scripts.filter(({ path }) => path.includes('skin-scene'))).toEqual([])

  const figure = page.getByRole('img', { name: FIGURE })
  await figure.scrollIntoViewIfNeeded()
  await figure.locator('canvas').waitFor()
  const { entropy } = await sharp(await figure.screenshot()).stats()
  expect(entropy, 'a figure, not an empty canvas').toBeGreaterThan(2)

  await page.getByRole('button', { name: 'Остановить вращение' }).click()
  await page.getByRole('button', { name: 'Продолжить вращение' }).waitFor()

  await page.getByRole('link', { name: 'В магазин' }).click()
  await page.getByRole('heading', { level: 1, name: 'Магазин' }).waitFor()
  expect(await page.locator('canvas').count()).toBe(0)
  await page.goBack()
  await figure.locator('canvas').waitFor()
})

test('whoever wants less motion sees the still picture, and its code is never fetched', async ({
  visit,
  product,
}) => {
  const visitor = await visit()
  const { page } = visitor
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await signIn(visitor, await register(product))
  await visitor.goto('/profile')
  const still = page.getByRole('img', { name: FIGURE }).locator('img')
  await still.scrollIntoViewIfNeeded()
  // A string given to `waitForFunction` would be evaluated in the page, where its content policy forbids that.
  await expect
    .poll(() => still.evaluate((drawn) => (drawn as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('canvas').count()).toBe(0)
  expect(fetched.filter((url) => url.includes('skin-scene'))).toEqual([])
})
