/** The `test` of the journeys: the built product, a browser, and visitors whose every complaint fails the test. */
import { mkdir } from 'node:fs/promises'
import { expect, test as plainTest } from 'vitest'
import { launchChromium } from '#tests/browser/launch-chromium.ts'
import { createAdministrator } from './api-caller.ts'
import { startProduct } from './product.ts'
import { createVisitor, type Visitor, type VisitorOptions } from './visitor.ts'

const EVIDENCE = 'test-results'

export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs.
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(() => product.stop())
    return product
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => browser.close())
    return browser
  })
  /** The administrator at work with the API, as with curl. */
  .extend('administrator', { scope: 'file' }, ({ product }) => createAdministrator(product))
  /** Lets a visitor in; at the end of the test nothing may be left that they had to complain of. */
  .extend('visit', async ({ product, browser, task }, { onCleanup }) => {
    const visitors: Visitor[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepEvidence(visitors, task.name)
      await Promise.all(visitors.map(({ context }) => context.close()))
      expect(visitors.flatMap((visitor) => visitor.unforeseen())).toEqual([])
    })
    return async (options?: VisitorOptions) => {
      const visitor = await createVisitor(browser, product.url, options)
      visitors.push(visitor)
      return visitor
    }
  })

/** What the visitors of a failed test saw last. */
async function keepEvidence(visitors: readonly Visitor[], name: string) {
  await mkdir(EVIDENCE, { recursive: true })
  const file = `${EVIDENCE}/${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}`
  await Promise.allSettled(
    visitors.map(({ page }, index) => page.screenshot({ path: `${file}-${index}.png`, fullPage: true })),
  )
}
