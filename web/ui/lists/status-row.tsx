import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** One line of a status board: its number, a name, and how it is as icon and word. */
export function StatusRow({
  number,
  name,
  Icon,
  tone,
  detail,
  isMarked = false,
  children,
}: {
  number: number
  name: string
  Icon: LucideIcon
  /** The class of the state's colour. */
  tone: string
  /** A figure before the state. */
  detail?: ReactNode
  isMarked?: boolean
  /** The state in a word. */
  children: ReactNode
}) {
  return (
    <li
      className={classNames(
        'flex min-h-14 items-center gap-3 px-3 py-2 sm:gap-4 sm:px-4 not-first:border-t not-first:border-line md:min-h-16 md:px-6',
        isMarked && 'bg-raised shadow-[inset_2px_0_0_var(--color-signal)]',
      )}
    >
      <span className="label shrink-0 text-muted" aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <span className="grid min-w-0 grow grid-cols-[minmax(0,auto)_1fr] items-center gap-x-2 sm:gap-x-4 md:grid-cols-[minmax(0,auto)_1fr_auto]">
        <span className="font-medium md:text-lg">{name}</span>
        <span aria-hidden="true" className="border-t border-dotted border-edge" />
        {detail && (
          <span className="font-mono text-sm text-muted tabular-nums max-md:col-span-2">{detail}</span>
        )}
      </span>
      <span className={classNames('label inline-flex items-center gap-2 whitespace-nowrap', tone)}>
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
        {children}
      </span>
    </li>
  )
}
