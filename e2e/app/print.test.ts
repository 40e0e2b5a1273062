/** What comes out of a printer is what there is to read, dark on white. */
import { expect } from 'vitest'
import { stayingVisitor, test } from '#e2e/harness/journey.ts'

const PAPER = 'rgb(255, 255, 255)'
const INK = 'rgb(17, 17, 17)'
/** The colours of the heading and of what it stands on. */
const COLOURS = `[
  getComputedStyle(document.querySelector('h1')).color,
  getComputedStyle(document.documentElement).backgroundColor,
]`

const reader = stayingVisitor({})

test.for(['/', '/news', '/terms', '/rankings', '/servers'])('%s', async (path) => {
  const { page, goto } = reader()
  await page.emulateMedia({ media: 'screen' })
  await goto(path)
  const button = page.getByRole('main').locator('button:not([data-printed]), a.font-display')
  const buttons = await button.count()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(part).isVisible()).toBe(false)
  for (let index = 0; index < buttons; index++) expect(await button.nth(index).isVisible()).toBe(false)
  // Views of the gallery, and addresses that are pressed to be copied.
  const told = page.getByRole('main').locator('button[data-printed]')
  expect((await told.count()) > 0).toBe(['/', '/servers'].includes(path))
  for (const one of await told.all()) expect(await one.isVisible()).toBe(true)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await expect.poll(() => page.evaluate(COLOURS)).toEqual([INK, PAPER])
})
