import { expect, test } from 'vitest'
import { findExcesses, renderTable } from './table.ts'

const rows = [
  {
    page: '/ (ru)',
    figures: { performance: 95, lcp: 1_401, cls: 0.02, javaScript: 115 * 1024, violations: 0 },
  },
  { page: '/admin (ru)', figures: { violations: 2 } },
]

test('a figure at its limit is inside, one beyond it is told', () => {
  expect(findExcesses(rows)).toEqual([
    '/ (ru): LCP is 1.40 s, the limit is ≤ 1.4 s',
    '/ (ru): CLS is 0.020, the limit is < 0.02',
    '/admin (ru): axe is 2, the limit is 0',
  ])
})

test('each figure stands beside its limit, and what was not measured is left out', () => {
  const [, home, admin] = renderTable(rows).split('\n')
  expect(home).toContain('95 (≥ 95)  ')
  expect(home).toContain('1.40 s (≤ 1.4 s) ✗')
  expect(admin).toMatch(/^\/admin \(ru\) +– +–.*2 \(0\) ✗$/)
})
