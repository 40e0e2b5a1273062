/** The `test` of the journeys: the built product, a browser, and visitors whose every complaint fails the test. */
import { mkdir } from 'node:fs/promises'
import { expect, inject, test as plainTest } from 'vitest'
import { closeInTime } from '#tests/browser/close-in-time.ts'
import { launchChromium } from '#tests/browser/launch-chromium.ts'
import { type Product, startProduct } from '#tests/product/start-product.ts'
import { createVisitor, type Visitor, type VisitorOptions } from '#tests/product/visitor.ts'
import { createAdministrator } from './api-caller.ts'

const EVIDENCE = 'test-results'

export const test = plainTest
  /** How the product of this file is set, where it is not as by default. */
  .extend('environment', { scope: 'file' }, {} as Record<string, string>)
  /** By what name its site is called. */
  .extend('host', { scope: 'file' }, '127.0.0.1')
  .extend('product', { scope: 'file' }, async ({ environment, host }, { onCleanup }) => {
    const product = await startProduct({ environment, host, preparedData: inject('preparedData') })
    onCleanup(() => product.stop())
    return product
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium()
    onCleanup(() => closeInTime(browser))
    return browser
  })
  /** The administrator at work with the API, as with curl. */
  .extend('administrator', { scope: 'file' }, ({ product }) => createAdministrator(product))
  /** Lets a visitor in; at the end of the test nothing may be left that they had to complain of. */
  .extend('visit', async ({ product, browser, task }, { onCleanup }) => {
    const visitors: Visitor[] = []
    onCleanup(async () => {
      if (task.result?.state === 'fail') await keepEvidence(visitors, task.name)
      await Promise.all(visitors.map((visitor) => visitor.leave()))
      expect(visitors.flatMap((visitor) => visitor.unexpectedErrors())).toEqual([])
    })
    return async (options?: VisitorOptions) => {
      const visitor = await createVisitor(browser, product.url, options)
      visitors.push(visitor)
      return visitor
    }
  })

/**
 * One visitor for all tests of a `describe`, who opens page after page in one tab: for pages that are looked at and change
 * nothing. What was begun on the page before is forgotten; each test answers for its own complaints. Not beside a `test`
 * that was extended, which has a product of its own.
 */
export function stayingVisitor(
  options: VisitorOptions,
  arrive: (visitor: Visitor, product: Product) => Promise<void> = async () => {},
): () => Visitor {
  let visitor: Visitor
  let known = 0
  test.beforeAll(async ({ product, browser }) => {
    visitor = await createVisitor(browser, product.url, options)
    await arrive(visitor, product)
  })
  test.afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepEvidence([visitor], task.name)
    // A page that did not come keeps nothing.
    await visitor.page.evaluate('sessionStorage.clear()').catch(() => {})
    const complaints = visitor.unexpectedErrors().slice(known)
    known += complaints.length
    expect(complaints).toEqual([])
  })
  test.afterAll(() => visitor.leave())
  return () => visitor
}

/** Keeps what the visitors of a failed test saw last. */
export async function keepEvidence(visitors: readonly Visitor[], name: string) {
  await mkdir(EVIDENCE, { recursive: true })
  const file = `${EVIDENCE}/${name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 80)}`
  await Promise.allSettled(
    visitors.map(({ page }, index) => page.screenshot({ path: `${file}-${index}.png`, fullPage: true })),
  )
}

/** What the profile asks with a session, as the browser notes it down where that has ended: whatever asks first is told. */
export const PROFILE_TOLD_OF_THE_END = /^401 GET \/api\/(profile(\/consents)?|shop\/orders\?limit=\d+)$/
