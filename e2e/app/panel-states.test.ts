/** The admin panel beyond its first sight is as accessible as at first sight, on a phone and on a desk. */
import { describe, expect } from 'vitest'
import { stayingVisitor, test } from '#e2e/harness/journey.ts'
import { OVERHANG } from '#e2e/harness/page-checks.ts'
import { addPanelContent, PANEL_STATES, type PanelContent } from '#e2e/harness/panel-states.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { appoint } from '#e2e/harness/staff.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'

let content: PanelContent
test.beforeAll(async ({ product, administrator }) => {
  content = await addPanelContent(product, administrator)
})

describe.for(PLACES)('$language at $width:', ({ language, width }) => {
  describe('an administrator meets', () => {
    const administrator = stayingVisitor({ language, width }, async (visitor) => {
      visitor.expectErrors('404 GET /api/admin/users/999999')
      await signInOnce(visitor, ADMINISTRATOR)
    })

    test.for(PANEL_STATES)('$name', async ({ path, reach }) => {
      const { page, goto } = administrator()
      await goto(path(content))
      await reach(page, language, content)
      expect(await page.evaluate(OVERHANG)).toBe(0)
      // What was just brought into sight leaves half of something else below the bar, as any scrolling does.
      await page.evaluate('scrollTo(0, 0)')
      expect(await findAxeViolations(page)).toEqual([])
    })
  })

  test('a page that is closed', async ({ visit, product, administrator }) => {
    const visitor = await visit({ language, width })
    await signInOnce(visitor, await appoint(product, administrator, 'view_feedback'))
    for (const path of ['/admin/roles', '/admin/feedback']) {
      await visitor.goto(path)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findAxeViolations(visitor.page), path).toEqual([])
    }
  })
})
