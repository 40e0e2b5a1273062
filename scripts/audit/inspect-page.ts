import type { Browser } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import { type Account, signInOnce } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { firstLoadJavaScript } from '#tests/product/first-load.ts'
import { scrollThrough, sumOfShifts, takeShifts, watchShifts } from '#tests/product/layout-shift.ts'
import type { Product } from '#tests/product/start-product.ts'
import { createVisitor } from '#tests/product/visitor.ts'
import type { Figures } from './limits.ts'

const WIDTHS = [390, 1440] as const
const HEIGHT = 900

export type Inspection = { figures: Figures; violations: string[] }

/**
 * Opens a page as a visitor, or as the account given, and counts its violations; for visitors also its first load, and
 * how much moves by itself while all of it is looked at, where it moves most.
 */
export async function inspectPage(
  browser: Browser,
  product: Product,
  {
    path,
    language,
    account,
  }: { path: string; language: Language; account?: Pick<Account, 'username' | 'password'> | undefined },
): Promise<Inspection> {
  const visitor = await createVisitor(browser, product.url, { language })
  try {
    if (account) await signInOnce(visitor, account)
    const scripts = await firstLoadJavaScript(visitor, path)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    const violations: string[] = []
    for (const width of WIDTHS) {
      await visitor.page.setViewportSize({ width, height: HEIGHT })
      violations.push(
        ...(await findAxeViolations(visitor.page)).map((violation) => `at ${width} pixels: ${violation}`),
      )
    }
    const javaScript = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    // The panel of the staff may weigh more: it is opened on purpose.
    const ofVisitors = account
      ? {}
      : { javaScript, scrolledCls: await measureShifts(browser, product, path, language) }
    return { figures: { violations: violations.length, ...ofVisitors }, violations }
  } finally {
    await visitor.leave()
  }
}

async function measureShifts(browser: Browser, product: Product, path: string, language: Language) {
  const sums = await Promise.all(
    WIDTHS.map(async (width) => {
      const { context, page, goto, leave } = await createVisitor(browser, product.url, { language, width })
      try {
        await watchShifts(context)
        await goto(path)
        await scrollThrough(page)
        return sumOfShifts(await takeShifts(page))
      } finally {
        await leave()
      }
    }),
  )
  return Math.max(...sums)
}
