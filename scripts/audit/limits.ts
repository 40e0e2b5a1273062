/** What a page may weigh, how fast and how accessible it must be (docs/architecture.md, budgets). */

export const METRICS = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcp',
  'cls',
  'scrolledCls',
  'javaScript',
  'violations',
] as const
export type Metric = (typeof METRICS)[number]
export type Figures = Partial<Record<Metric, number>>

type Limit = {
  name: string
  rule: string
  isKept: (figure: number) => boolean
  show: (figure: number) => string
}

const atLeast = (least: number, name: string): Limit => ({
  name,
  rule: `≥ ${least}`,
  isKept: (figure) => figure >= least,
  show: String,
})

const layoutShift = (name: string): Limit => ({
  name,
  rule: '< 0.02',
  isKept: (shift) => shift < 0.02,
  show: (shift) => shift.toFixed(3),
})

export const LIMITS: Record<Metric, Limit> = {
  performance: atLeast(95, 'performance'),
  accessibility: atLeast(100, 'accessibility'),
  bestPractices: atLeast(100, 'best practices'),
  seo: atLeast(100, 'SEO'),
  lcp: {
    name: 'LCP',
    rule: '≤ 1.4 s',
    isKept: (milliseconds) => milliseconds <= 1_400,
    show: (milliseconds) => `${(milliseconds / 1_000).toFixed(2)} s`,
  },
  cls: layoutShift('CLS'),
  scrolledCls: layoutShift('CLS, scrolled'),
  javaScript: {
    name: 'JavaScript',
    rule: '≤ 115 KB',
    isKept: (bytes) => bytes <= 115 * 1024,
    show: (bytes) => `${(bytes / 1024).toFixed(1)} KB`,
  },
  violations: { name: 'axe', rule: '0', isKept: (count) => count === 0, show: String },
}
