import type { ReactNode } from 'react'

/** What stands where a list has nothing in it. */
export function EmptyState({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 border border-dashed border-line px-6 py-10 text-center text-muted">
      {icon}
      <p>{children}</p>
    </div>
  )
}
