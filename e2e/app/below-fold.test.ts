/** What stands below the first view is laid out when somebody comes near or there is time, and nobody notices. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { sumOfShifts, takeShifts, watchShifts } from '#tests/product/layout-shift.ts'
import { untilHydrated } from '#tests/product/visitor.ts'

/** How many blocks of the page nobody would see now if they looked. */
const leftOut = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('.below-fold > *')]
    .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true })).length`)

test('without scripts a block of the home page appears with who comes to it', async ({ visit }) => {
  const { page, goto } = await visit({ width: 390, javaScript: false })
  await goto('/')
  expect(await leftOut(page)).toBeGreaterThan(5)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const isFooterShown = `document.querySelector('footer > *').checkVisibility({ contentVisibilityAuto: true })`
  await expect.poll(() => page.evaluate(isFooterShown)).toBe(true)
})

test('all of the page is there soon, without anybody scrolling or anything moving', async ({ visit }) => {
  const { context, page, goto } = await visit({ width: 390 })
  await watchShifts(context)
  await goto('/')
  await expect.poll(() => leftOut(page)).toBe(0)
  expect(sumOfShifts(await takeShifts(page))).toBeLessThanOrEqual(0.02)
})

test('nothing moves on a slow phone that has half of the home page', async ({ visit }) => {
  for (const rate of [4, 8]) {
    const { context, page, goto } = await visit({ width: 390 })
    await watchShifts(context)
    const processor = await context.newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate })
    await goto('/')
    expect(sumOfShifts(await takeShifts(page))).toBeLessThanOrEqual(0.02)
  }
})

test('a load leads to where the home page was left, and Back from another page too', async ({ visit }) => {
  const { page, goto } = await visit({ width: 390 })
  await goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => leftOut(page)).toBe(0)
  await page.evaluate('scrollTo(0, 5_000)')
  const top = await topOfShown(page)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => topOfShown(page)).toBe(top)
  await page.evaluate(
    `[...document.querySelectorAll('footer a')].find((a) => a.pathname === '/terms').click()`,
  )
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect.poll(() => topOfShown(page)).toBe(top)
})

/** The heading that is in the middle of the screen or next below, and where. */
const topOfShown = (page: Page) =>
  page.evaluate(`(() => {
    const next = [...document.querySelectorAll('h2')].find((each) => each.getBoundingClientRect().top > 100)
    return next && next.textContent + ' ' + Math.round(next.getBoundingClientRect().top)
  })()`)
