import type { Page } from 'playwright-core'

/** Has a page lay out what nobody has come near yet as well (`below-fold` in main.css), as going back to it does. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.laidOut = ''`)
}
