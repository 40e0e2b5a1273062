import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/routing/link.tsx'
import { buttonClass } from './button.tsx'

/** The way through a long list: back, where one is, on. Stands away when there is one page only. */
export function Pager({
  label,
  page,
  pageCount,
  addressOf,
  previousLabel,
  nextLabel,
  status,
}: {
  label: string
  page: number
  pageCount: number
  addressOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Where one is, such as `Страница 2 из 7`. */
  status: ReactNode
}) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-3">
      <Step to={page > 1 ? addressOf(Math.min(page - 1, pageCount)) : null} label={previousLabel}>
        <ChevronLeft size={20} strokeWidth={1.5} />
      </Step>
      <p className="label text-muted" aria-live="polite">
        {status}
      </p>
      <Step to={page < pageCount ? addressOf(page + 1) : null} label={nextLabel}>
        <ChevronRight size={20} strokeWidth={1.5} />
      </Step>
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) return <span className="size-11" />
  return (
    <Link to={to} aria-label={label} className={buttonClass({ variant: 'outline', size: 'icon' })}>
      {children}
    </Link>
  )
}
