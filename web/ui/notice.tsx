import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** Something to know before going on; a warning is read out at once. `children` are what can be done about it. */
export function Notice({
  tone = 'info',
  title,
  className,
  children,
}: {
  tone?: 'info' | 'warning'
  title: ReactNode
  className?: string
  children?: ReactNode
}) {
  const isWarning = tone === 'warning'
  const Icon = isWarning ? TriangleAlert : Info
  return (
    <div
      role={isWarning ? 'alert' : 'status'}
      className={classNames(
        'flex gap-4 border border-l-3 bg-raised p-4',
        isWarning ? 'border-maintenance' : 'border-edge border-l-sand',
        className,
      )}
    >
      <Icon
        className={classNames('mt-0.5 shrink-0', isWarning ? 'text-maintenance' : 'text-sand')}
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-2 space-y-3 text-sm text-muted">{children}</div>}
      </div>
    </div>
  )
}
