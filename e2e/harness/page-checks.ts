/** What holds for every page, looked at while it stands open. A further check is a further entry of `PAGE_CHECKS`. */
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { evaluateApart } from '#tests/product/evaluate-apart.ts'
import { type LoadedFile, weigh } from '#tests/product/first-load.ts'
import { layOutWhole } from '#tests/product/lay-out-whole.ts'
import { type LayoutShift, scrollThrough, sumOfShifts, takeShifts } from '#tests/product/layout-shift.ts'
import type { Visitor } from '#tests/product/visitor.ts'
import { findForeignFonts } from './foreign-fonts.ts'

export const JAVASCRIPT_LIMIT_BYTES = 115 * 1024
const HOME_JAVASCRIPT_LIMIT_BYTES = 110 * 1024
const FONTS_LIMIT_BYTES = 70 * 1024
/** Of what may move by itself, as the browser counts it. */
const SHIFT_LIMIT = 0.02
/** Another font breaks the odd line elsewhere, however alike the two are. */
const SHIFT_LIMIT_OF_LATE_FONTS = 0.06
const WIDTHS = [320, 390, 768, 1440]
export const HEIGHT = 900
/** By how much the page is wider than the screen: 0 for one that fits. */
export const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
/** Two frames after a screen has become as wide as it was told to: before, what fitted the last one is measured. */
const LAID_OUT = `(async (width) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (innerWidth !== width) await frame()
  await frame()
  await frame()
})`
/** The innermost elements that reach beyond the screen, to say whose fault an overhang is. */
const STICKING_OUT = `[...document.body.querySelectorAll('*')]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .filter((each, _, all) => !all.some((other) => other !== each && each.contains(other)))
  .slice(0, 5)
  .map((each) => each.outerHTML.slice(0, 300))
  .join(' | ')`
/** The widest letter there is, without a place to break. */
export const wordOf = (letters: number): string => 'Ж'.repeat(letters)

/** What a page says at the least; the shortest is the checkpoint before an account is verified. */
const ENOUGH_CHARACTERS = 60

/** A page that was opened once, in one language and at one width. */
export type OpenedPage = {
  visitor: Visitor
  page: Page
  path: string
  language: Language
  width: number
  response: Response
  status: number
  /** What it loaded by itself, before anybody scrolled. */
  scripts: LoadedFile[]
  fonts: LoadedFile[]
  /** What moved until its fonts were there. */
  shifts: LayoutShift[]
  /** What it complained of until now, beyond what was expected. */
  listComplaints(): string[]
}

export type PageCheck = {
  name: string
  /** Pages that are opened on purpose, by those who have signed in, may weigh more. */
  isForPublicPages?: true
  run(opened: OpenedPage): Promise<void>
}

const answers: PageCheck = {
  name: 'answers with its status, in its language, under one heading',
  async run({ page, response, status, language }) {
    expect(response.status()).toBe(status)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  },
}

const staysStill: readonly PageCheck[] = [
  {
    name: 'stays as it is when fonts and pictures come late',
    isForPublicPages: true,
    run: async ({ shifts }) => expectStill(shifts, SHIFT_LIMIT_OF_LATE_FONTS),
  },
  {
    name: 'stays as it is while it is scrolled through',
    isForPublicPages: true,
    async run({ page }) {
      await scrollThrough(page)
      expectStill(await takeShifts(page), SHIFT_LIMIT)
      await page.evaluate('scrollTo(0, 0)')
    },
  },
]

const complainsOfNothing: PageCheck = {
  name: 'complains of nothing',
  run: async ({ listComplaints }) => expect(listComplaints()).toEqual([]),
}

/** What is looked at in the places in between. */
export const FEW_CHECKS: readonly PageCheck[] = [answers, ...staysStill, complainsOfNothing]

/** In this order: what the page was loaded with first, what it complained of meanwhile last. */
export const PAGE_CHECKS: readonly PageCheck[] = [
  answers,
  {
    name: 'has the title that the server gave it',
    async run({ page, response }) {
      const title = await page.title()
      expect(title).toMatch(/^\S.* — FrontLand$/)
      expect(title).toBe((await readServed(page, response)).title)
    },
  },
  {
    name: 'says what it has to say without JavaScript',
    isForPublicPages: true,
    async run({ page, response }) {
      const { headings, characters } = await readServed(page, response)
      expect(headings).toBe(1)
      expect(characters).toBeGreaterThan(ENOUGH_CHARACTERS)
    },
  },
  {
    name: 'loads at most 115 KB of JavaScript, the home page 110',
    isForPublicPages: true,
    async run({ path, scripts }) {
      const limit = path === '/' ? HOME_JAVASCRIPT_LIMIT_BYTES : JAVASCRIPT_LIMIT_BYTES
      expect(weigh(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(limit)
      expect(weigh(scripts)).toBeGreaterThan(0)
    },
  },
  {
    name: 'loads at most 70 KB of fonts',
    isForPublicPages: true,
    async run({ fonts }) {
      expect(weigh(fonts), JSON.stringify(fonts)).toBeLessThanOrEqual(FONTS_LIMIT_BYTES)
      expect(weigh(fonts)).toBeGreaterThan(0)
    },
  },
  ...staysStill,
  {
    name: 'is drawn with our own fonts',
    isForPublicPages: true,
    async run({ visitor }) {
      await layOutWhole(visitor.page)
      expect(await findForeignFonts(visitor)).toEqual([])
    },
  },
  {
    name: 'has no barrier that axe finds',
    run: async ({ page }) => expect(await findAxeViolations(page)).toEqual([]),
  },
  {
    name: 'is never wider than the screen',
    async run({ page, width }) {
      await expectToFitEveryScreen(page, width)
    },
  },
  complainsOfNothing,
]

function expectStill(shifts: readonly LayoutShift[], limit: number) {
  expect(sumOfShifts(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(limit)
}

/** Looks at a page at each width that counts, and leaves it at this one. */
export async function expectToFitEveryScreen(page: Page, last = 1440): Promise<void> {
  await layOutWhole(page)
  for (const width of [...WIDTHS.filter((each) => each !== last), last]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(`${LAID_OUT}(${width})`)
    // Right after that some pages still show what they showed before.
    await expect
      .poll(() => page.evaluate(OVERHANG), { message: `at ${width} pixels` })
      .toBe(0)
      .catch(async (error) => {
        throw new Error(`Sticks out at ${width} pixels: ${await page.evaluate(STICKING_OUT)}`, {
          cause: error,
        })
      })
  }
}

type Served = { title: string; headings: number; characters: number }

/** What the document says as the server sent it, before any script ran. */
async function readServed(page: Page, response: Response): Promise<Served> {
  return evaluateApart(
    page,
    `(() => {
    const served = new DOMParser().parseFromString(${JSON.stringify(await response.text())}, 'text/html')
    return {
      title: served.title,
      headings: served.querySelectorAll('h1').length,
      characters: served.querySelector('main')?.textContent.length ?? 0,
    }
  })()`,
  )
}
