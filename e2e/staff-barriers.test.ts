/** The admin panel beyond its first sight is as accessible as at first sight, on a phone and on a desk. */
import { describe, expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { signInOnce } from './harness/accounts.ts'
import { findBarriers } from './harness/barriers.ts'
import { test as journey } from './harness/journey.ts'
import { fillPanel, PANEL_STATES } from './harness/panel-states.ts'
import { ADMINISTRATOR } from './harness/product.ts'
import { appoint } from './harness/staff.ts'

const test = journey.extend('filling', { scope: 'file' }, ({ product, administrator }) =>
  fillPanel(product, administrator),
)

const PLACES: { language: Language; width: number }[] = [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1440 },
]

/** Wider than the screen: 0 for a page that fits. */
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

describe.for(PLACES)('$language at $width:', ({ language, width }) => {
  test.for(PANEL_STATES)('$name', async ({ path, reach }, { visit, filling }) => {
    const visitor = await visit({ language, width })
    visitor.foresee('404 GET /api/admin/users/999999')
    await signInOnce(visitor, ADMINISTRATOR)
    await visitor.goto(path(filling))
    await reach(visitor.page, language, filling)
    expect(await visitor.page.evaluate(OVERHANG)).toBe(0)
    expect(await findBarriers(visitor.page)).toEqual([])
  })

  test('a page that is closed', async ({ visit, product, administrator }) => {
    const visitor = await visit({ language, width })
    await signInOnce(visitor, await appoint(product, administrator, 'view_feedback'))
    for (const path of ['/admin/roles', '/admin/feedback']) {
      await visitor.goto(path)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      expect(await findBarriers(visitor.page), path).toEqual([])
    }
  })
})
