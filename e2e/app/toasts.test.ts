/** The figures of the short messages (specification, section 9), measured on the screen. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'

const WIDTH_PX = 356
const DURATION_MS = 4000
const VISIBLE = 3

test('messages stand at the bottom right, three at a time, for four seconds', async ({ visit }) => {
  const visitor = await visit()
  visitor.expectErrors('401 POST /api/login')
  const { page, goto } = visitor
  const texts = authTexts.ru
  await page.clock.install()
  await goto('/login')
  await page.getByLabel(texts.usernameOrEmail).fill('nobody')
  await page.getByLabel(texts.password, { exact: true }).fill('not-this-one')
  const toasts = page.locator('[data-sonner-toast]')
  const shown = page.locator('[data-sonner-toast][data-visible=true]')
  for (let count = 1; count <= VISIBLE + 1; count++) {
    await page.keyboard.press('Enter')
    await toasts.nth(count - 1).waitFor({ state: 'attached' })
    // Under the pointer they stay, so that all of them can be counted.
    if (count === 1) await toasts.first().hover({ force: true })
  }
  expect(await shown.count()).toBe(VISIBLE)

  const box = await toasts.first().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.width).toBe(WIDTH_PX)
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32)
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32)

  await page.mouse.move(0, 0)
  await page.clock.fastForward(DURATION_MS)
  await expect.poll(() => toasts.count()).toBe(0)

  await Promise.all([page.waitForResponse(/\/api\/login$/), page.keyboard.press('Enter')])
  const before = (await page.evaluate('Date.now()')) as number
  await toasts.first().waitFor()
  await page.clock.pauseAt(before + DURATION_MS - 200)
  expect(await shown.count()).toBe(1)
  await page.clock.resume()
  await page.clock.fastForward(DURATION_MS)
  await toasts.first().waitFor({ state: 'detached' })
})

test('on phones messages stand below the bar at the top, so that nothing at the foot is covered', async ({
  visit,
}) => {
  const visitor = await visit({ width: 390 })
  visitor.expectErrors('401 POST /api/login')
  const { page, goto } = visitor
  const texts = authTexts.ru
  await goto('/login')
  await page.getByLabel(texts.usernameOrEmail).fill('nobody')
  await page.getByLabel(texts.password, { exact: true }).fill('not-this-one')
  await page.keyboard.press('Enter')
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  const bar = await page.getByRole('banner').boundingBox()
  const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0)
  const gap = async () => ((await toast.boundingBox())?.y ?? 0) - barEnd
  // It slides in from above.
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  expect(await gap()).toBeLessThanOrEqual(16)
})
