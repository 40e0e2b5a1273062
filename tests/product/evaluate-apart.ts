import type { Page } from 'playwright-core'

/** What `code` says in an empty page of the same browser: in a page of ours no text may become a document (Trusted Types). */
export async function evaluateApart<T>(page: Page, code: string): Promise<T> {
  const empty = await page.context().newPage()
  try {
    return await empty.evaluate<T>(code)
  } finally {
    await empty.close()
  }
}
