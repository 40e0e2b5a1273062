/** What moves by itself on a page, without anybody having pressed anything. */
import type { BrowserContext, Page } from 'playwright-core'

export type LayoutShift = {
  /** As the browser counts it: the share of the screen that moved, times how far. */
  value: number
  /** What moved, the beginning of each element. */
  elements: string[]
}

const ELEMENT_CHARACTERS = 160

const WATCH = `
  self.layoutShifts = []
  self.layoutShiftObserver = new PerformanceObserver((list) => self.noteShifts(list.getEntries()))
  self.noteShifts = (entries) => {
    for (const { value, hadRecentInput, sources } of entries)
      if (!hadRecentInput)
        self.layoutShifts.push({
          value,
          elements: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, ${ELEMENT_CHARACTERS})),
        })
  }
  self.layoutShiftObserver.observe({ type: 'layout-shift', buffered: true })
`

/** Two frames a step: in one the page notices where it is, in the next it shows it. */
const SCROLL = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const end = () => document.documentElement.scrollHeight - innerHeight
  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo(0, top)
    await frame()
    await frame()
    if (top >= end()) return
  }
})()`

/** Every picture that is shown: one that waits to be scrolled to would be waited for without end. */
const PICTURES = `Promise.all(
  [...document.images]
    .filter((image) => image.getClientRects().length > 0)
    .map((image) => {
      image.loading = 'eager'
      return image.decode().catch(() => undefined)
    }),
).then(() => undefined)`

const TAKE = `(() => {
  self.noteShifts(self.layoutShiftObserver.takeRecords())
  return self.layoutShifts.splice(0)
})()`

/** Notes from now on what moves on the pages of a context. */
export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(WATCH)

/** Looks at all of a page from top to bottom, and once more when what that has fetched is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(SCROLL)
  await page.evaluate(PICTURES)
  await page.evaluate(SCROLL)
}

/** What has moved since the page was opened, or since this was asked last. */
export const takeShifts = (page: Page): Promise<LayoutShift[]> => page.evaluate(TAKE)

export const sumOfShifts = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0)
