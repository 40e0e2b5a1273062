/** Pages of whoever is signed in come in pieces: none of them pushes away what is seen already. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { sumOfShifts, takeShifts, watchShifts } from '#tests/product/layout-shift.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'

const SHIFT_LIMIT = 0.02

test.for([
  { width: 390, language: 'ru' },
  { width: 1440, language: 'en' },
] as const)(
  'at $width pixels, over a line on which every answer is late',
  async ({ width, language }, { visit, product }) => {
    const account = await register(product, language)
    for (const [who, paths] of [
      [account, ['/profile/names', '/profile']],
      [ADMINISTRATOR, ['/admin/statistics', '/admin/users/1']],
    ] as const) {
      const visitor = await visit({ language, width })
      await watchShifts(visitor.context)
      await signIn(visitor, who)
      let asked = 0
      await visitor.context.route('**/api/**', async (route) => {
        asked += 1
        await new Promise((resolve) => setTimeout(resolve, 100 + (asked % 3) * 100))
        await route.fallback()
      })
      for (const path of paths) {
        await visitor.goto(path)
        await visitor.page.waitForLoadState('networkidle')
        const shifts = await takeShifts(visitor.page)
        expect(sumOfShifts(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_LIMIT)
      }
    }
  },
)
