import type { Browser } from 'playwright-core'
import { type Account, signInOnce } from '#e2e/harness/accounts.ts'
import { findBarriers } from '#e2e/harness/barriers.ts'
import { firstLoadJavaScript } from '#e2e/harness/first-load.ts'
import type { Product } from '#e2e/harness/product.ts'
import { createVisitor } from '#e2e/harness/visitor.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Figures } from './limits.ts'

const WIDTHS = [390, 1440] as const
const HEIGHT = 900

export type Inspection = { figures: Figures; barriers: string[] }

/** Opens a page as a visitor, or as the account given, and counts its barriers; for visitors also its first load. */
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
    const barriers: string[] = []
    for (const width of WIDTHS) {
      await visitor.page.setViewportSize({ width, height: HEIGHT })
      barriers.push(...(await findBarriers(visitor.page)).map((barrier) => `at ${width} pixels: ${barrier}`))
    }
    const javaScript = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    // The panel of the staff may weigh more: it is opened on purpose.
    return { figures: { barriers: barriers.length, ...(!account && { javaScript }) }, barriers }
  } finally {
    await visitor.context.close()
  }
}
