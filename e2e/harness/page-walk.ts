/** Opens each page once per language and has every check of `PAGE_CHECKS` look at it, each as a test of its own. */
import { describe } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { watchLoads } from '#tests/product/first-load.ts'
import type { Product } from '#tests/product/start-product.ts'
import { createVisitor, type Visitor } from '#tests/product/visitor.ts'
import { keepEvidence, test } from './journey.ts'
import { type OpenedPage, PAGE_CHECKS } from './page-checks.ts'
import { PLACES } from './places.ts'

export type WalkedPage = {
  path: string
  /** 200 unless it is said. */
  status?: 404
  /** Signs in whoever opens the page; pages without it are open to everybody. */
  signIn?: (visitor: Visitor, product: Product, language: Language) => Promise<void>
}

export function walkPages(pages: readonly WalkedPage[]): void {
  describe.for(PLACES)('$language at $width:', ({ language, width }) => {
    describe.for(pages)('$path', ({ path, status, signIn }) => {
      let opened: OpenedPage
      test.beforeAll(async ({ product, browser }) => {
        const visitor = await createVisitor(browser, product.url, { language, width })
        if (status === 404) visitor.expectErrors(`404 GET ${path}`)
        await signIn?.(visitor, product, language)
        const { page } = visitor
        const listLoaded = watchLoads(page)
        const response = await visitor.goto(path)
        await page.waitForLoadState()
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.evaluate('document.fonts.ready.then(() => undefined)')
        opened = { visitor, page, path, language, width, response, status: status ?? 200, listLoaded }
      })
      test.afterAll(() => opened.visitor.context.close())

      const isPublic = signIn === undefined
      test.for(PAGE_CHECKS.filter((check) => isPublic || !check.isForPublicPages))(
        '$name',
        async ({ run }, { task, onTestFailed }) => {
          onTestFailed(() => keepEvidence([opened.visitor], `${language} ${path} ${task.name}`))
          await run(opened)
        },
      )
    })
  })
}
