import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** Something that opens on demand, with or without scripts. */
export function Disclosure({
  summary,
  isSmall = false,
  children,
}: {
  summary: string
  isSmall?: boolean
  children: ReactNode
}) {
  return (
    <details className="group border-b border-line">
      <summary
        className={classNames(
          'flex cursor-pointer list-none items-center justify-between gap-4 font-medium transition-colors hover:text-signal [&::-webkit-details-marker]:hidden',
          isSmall ? 'min-h-11 py-2 text-sm' : 'min-h-14 py-3',
        )}
      >
        {summary}
        <Plus
          size={isSmall ? 18 : 20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="shrink-0 text-signal transition-transform group-open:rotate-45"
        />
      </summary>
      <div className={classNames('space-y-2 text-muted', isSmall ? 'pb-4 text-sm' : 'pb-5')}>{children}</div>
    </details>
  )
}
