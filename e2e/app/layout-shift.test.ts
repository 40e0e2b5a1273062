/** Nothing on a page moves by itself, neither while it is scrolled through nor when fonts and pictures come late. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { OTHER_PLACES, PLACES } from '#e2e/harness/places.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import {
  type LayoutShift,
  scrollThrough,
  sumOfShifts,
  takeShifts,
  watchShifts,
} from '#tests/product/layout-shift.ts'

const LIMIT = 0.02
/** Another font breaks the odd line elsewhere, however alike the two are. */
const LIMIT_OF_LATE_FONTS = 0.06
const LATE = /\.(avif|webp|woff2)$/

const pages = await builtPages()
const paths = [...pages.public, ...pages.missingFile, '/nowhere']

function expectStill(shifts: readonly LayoutShift[], limit: number) {
  expect(sumOfShifts(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(limit)
}

describe.for([...PLACES, ...OTHER_PLACES])('$language at $width:', ({ language, width }) => {
  test.for(paths)('%s', async (path, { visit }) => {
    const { context, page, goto, expectErrors } = await visit({ language, width })
    expectErrors(/^404 GET /)
    await watchShifts(context)
    let letThem = () => {}
    const comes = new Promise<void>((resolve) => {
      letThem = resolve
    })
    await context.route(LATE, async (route) => {
      await comes
      await route.continue()
    })
    await goto(path)
    letThem()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    expectStill(await takeShifts(page), LIMIT_OF_LATE_FONTS)
    await scrollThrough(page)
    expectStill(await takeShifts(page), LIMIT)
  })
})
