import { type Figures, LIMITS, METRICS, type Metric } from './limits.ts'

export type Row = { page: string; figures: Figures }

/** The figures that are outside their limits, a sentence each. */
export function findExcesses(rows: readonly Row[]): string[] {
  return rows.flatMap(({ page, figures }) =>
    METRICS.filter((metric) => isOutside(metric, figures[metric])).map((metric) => {
      const { name, rule, show } = LIMITS[metric]
      return `${page}: ${name} is ${show(figures[metric] ?? 0)}, the limit is ${rule}`
    }),
  )
}

/** One line per page; beside each figure its limit, and a cross where it is not kept. */
export function renderTable(rows: readonly Row[]): string {
  const lines = [
    ['page', ...METRICS.map((metric) => LIMITS[metric].name)],
    ...rows.map(({ page, figures }) => [page, ...METRICS.map((metric) => cell(metric, figures[metric]))]),
  ]
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cell(metric: Metric, figure: number | undefined): string {
  if (figure === undefined) return '–'
  const { show, rule } = LIMITS[metric]
  return `${show(figure)} (${rule})${isOutside(metric, figure) ? ' ✗' : ''}`
}

function isOutside(metric: Metric, figure: number | undefined): boolean {
  return figure !== undefined && !LIMITS[metric].isKept(figure)
}
