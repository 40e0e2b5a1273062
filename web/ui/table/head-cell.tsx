import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** How a list is ordered by a column; null while it is ordered by another. */
export type ColumnOrder = 'ascending' | 'descending' | null

const LOOK = 'sticky top-12 z-10 h-10 border-b border-edge bg-ground px-2 font-normal'

/** The head of a column. With `onSort` it is a button that orders the list by the column, and turns the order round. */
export function HeadCell({
  order = null,
  onSort,
  className,
  children,
}: {
  order?: ColumnOrder
  onSort?: (order: NonNullable<ColumnOrder>) => void
  className?: string
  children: ReactNode
}) {
  if (!onSort)
    return (
      <th scope="col" className={classNames(LOOK, 'label text-muted', className)}>
        {children}
      </th>
    )
  const Icon = order === null ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={classNames(LOOK, className)}>
      <button
        type="button"
        onClick={() => onSort(order === 'ascending' ? 'descending' : 'ascending')}
        className={classNames(
          'label -mx-2 flex min-h-10 pointer-coarse:min-h-11 items-center gap-1.5 px-2 transition-colors hover:text-text',
          order ? 'text-text' : 'text-muted',
        )}
      >
        {children}
        <Icon size={14} strokeWidth={1.5} className={classNames('shrink-0', order && 'text-signal')} />
      </button>
    </th>
  )
}
