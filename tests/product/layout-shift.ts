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

/** Where nothing is drawn for so long, nothing waits to be drawn. */
const FRAME_PATIENCE_MS = 1000
const PICTURE_PATIENCE_MS = 60_000

/** Two frames a step: in one the page notices where it is, in the next it shows it. */
const SCROLL = `(async () => {
  const frame = () => new Promise((resolve) => {
    requestAnimationFrame(resolve)
    setTimeout(resolve, ${FRAME_PATIENCE_MS})
  })
  const end = () => document.documentElement.scrollHeight - innerHeight
  for (let top = 0; ; top += innerHeight / 2) {
    scrollTo(0, top)
    await frame()
    await frame()
    if (top >= end()) return
  }
})()`

/**
 * Every picture that is shown, those that wait to be scrolled to as well; tells which did not come. Nobody asks for them
 * to be decoded: a browser may leave that for ever while nothing is drawn.
 */
const PICTURES = `(async () => {
  const late = performance.now() + ${PICTURE_PATIENCE_MS}
  for (;;) {
    const missing = [...document.images].filter((image) => image.getClientRects().length > 0 && !image.complete)
    for (const image of missing) image.loading = 'eager'
    if (missing.length === 0 || performance.now() > late) return missing.map((image) => image.outerHTML)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
})()`

const TAKE = `(() => {
  self.noteShifts(self.layoutShiftObserver.takeRecords())
  return self.layoutShifts.splice(0)
})()`

/** Notes from now on what moves on the pages of a context. */
export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(WATCH)

/** Looks at all of a page from top to bottom, and once more when what that has fetched is there. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(SCROLL)
  const missing = await page.evaluate<string[]>(PICTURES)
  if (missing.length > 0) throw new Error(`Pictures that did not come: ${missing.join(' ')}`)
  await page.evaluate(SCROLL)
}

/** What has moved since the page was opened, or since this was asked last. */
export const takeShifts = (page: Page): Promise<LayoutShift[]> => page.evaluate(TAKE)

export const sumOfShifts = (shifts: readonly LayoutShift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0)
