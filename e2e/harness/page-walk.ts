/**
 * Opens each page once per place and has every check look at it, each as a test of its own. One visitor per place goes
 * from page to page: every page is loaded anew, with nothing in a cache.
 */
import type { BrowserContext } from 'playwright-core'
import { describe } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { watchLoads } from '#tests/product/first-load.ts'
import { takeShifts, watchShifts } from '#tests/product/layout-shift.ts'
import type { Product } from '#tests/product/start-product.ts'
import { createVisitor, type Visitor } from '#tests/product/visitor.ts'
import { keepEvidence, test } from './journey.ts'
import { HEIGHT, type OpenedPage, PAGE_CHECKS, type PageCheck } from './page-checks.ts'
import { PLACES, type Place } from './places.ts'

const FONTS_ARE_THERE = 'document.fonts.ready.then(() => undefined)'

export type WalkedPage = {
  path: string
  /** 200 unless it is said. */
  status?: 404
}

type Walk = {
  places?: readonly Place[]
  /** Who goes; without it anybody, and what holds for public pages alone is looked at as well. */
  signIn?: (visitor: Visitor, product: Product, language: Language) => Promise<void>
  checks?: readonly PageCheck[]
}

export function walkPages(
  pages: readonly WalkedPage[],
  { places = PLACES, signIn, checks = PAGE_CHECKS }: Walk = {},
): void {
  const isPublic = signIn === undefined
  const chosen = checks.filter((check) => isPublic || !check.isForPublicPages)
  describe.for(places)('$language at $width:', (place) => {
    let walker: Walker
    test.beforeAll(async ({ product, browser }) => {
      const visitor = await createVisitor(browser, product.url, place)
      await signIn?.(visitor, product, place.language)
      walker = await createWalker(visitor, place)
    })
    test.afterAll(() => walker.visitor.leave())

    describe.for(pages)('$path', (page) => {
      let opened: OpenedPage
      test.beforeAll(async () => {
        opened = await walker.open(page)
      })
      test.for(chosen)('$name', async ({ run }, { task, onTestFailed }) => {
        onTestFailed(() => keepEvidence([walker.visitor], `${place.language} ${page.path} ${task.name}`))
        await run(opened)
      })
    })
  })
}

type Walker = { visitor: Visitor; open(page: WalkedPage): Promise<OpenedPage> }

async function createWalker(visitor: Visitor, { language, width }: Place): Promise<Walker> {
  const { page, context, goto } = visitor
  await watchShifts(context)
  const { hold, release } = await lateFiles(context)
  const listLoaded = watchLoads(page)
  return {
    visitor,
    async open({ path, status = 200 }) {
      await page.setViewportSize({ width, height: HEIGHT })
      if (status === 404) visitor.expectErrors(`404 GET ${path.replace(/#.*/, '')}`)
      const known = visitor.unexpectedErrors().length
      hold()
      const response = await goto(path)
      release()
      await page.evaluate(FONTS_ARE_THERE)
      const shifts = await takeShifts(page)
      await page.waitForLoadState()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(FONTS_ARE_THERE)
      return {
        visitor,
        page,
        path,
        language,
        width,
        response,
        status,
        scripts: await listLoaded('.js'),
        fonts: await listLoaded('.woff2'),
        shifts,
        listComplaints: () => visitor.unexpectedErrors().slice(known),
      }
    },
  }
}

/** Lets fonts and pictures wait until the page has been taken over, as they do on a slow line. */
async function lateFiles(context: BrowserContext) {
  let release = () => {}
  let comes = Promise.resolve()
  await context.route(/\.(avif|webp|woff2)$/, async (route) => {
    await comes
    await route.fallback()
  })
  const hold = () => {
    comes = new Promise((resolve) => {
      release = resolve
    })
  }
  return { hold, release: () => release() }
}
