import type { ColumnOrder } from './head-cell.tsx'

type SortBy<Column extends string> = `${Column}-${'asc' | 'desc'}`

/** What the head of a column is given for a list whose order is written as `joined-asc`. */
export function orderedBy<Column extends string>(
  column: Column,
  sort: string,
  onSort: (sort: SortBy<Column>) => void,
): { order: ColumnOrder; onSort: (order: NonNullable<ColumnOrder>) => void } {
  return {
    order: sort === `${column}-asc` ? 'ascending' : sort === `${column}-desc` ? 'descending' : null,
    onSort: (order) => onSort(`${column}-${order === 'ascending' ? 'asc' : 'desc'}`),
  }
}
