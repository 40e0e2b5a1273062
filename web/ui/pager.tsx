import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Link } from './link.tsx'

/** The ways to the page before and after; nothing where there is only one. `toPage` gives the address of a page. */
export function Pager({
  page,
  pageCount,
  toPage,
  labels,
}: {
  page: number
  pageCount: number
  toPage: (page: number) => string
  labels: { pages: string; previous: string; next: string; position: string }
}) {
  if (pageCount <= 1 && page === 1) return null
  return (
    <nav aria-label={labels.pages} className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <PagerLink to={page > 1 ? toPage(Math.min(page - 1, pageCount)) : null} rel="prev">
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        {labels.previous}
      </PagerLink>
      <p aria-live="polite" className="label text-muted normal-case">
        {labels.position}
      </p>
      <PagerLink to={page < pageCount ? toPage(page + 1) : null} rel="next">
        {labels.next}
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </PagerLink>
    </nav>
  )
}

function PagerLink({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  const look = buttonClass({ variant: 'outline' })
  if (to === null) {
    return (
      <span aria-hidden="true" data-off className={look}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} rel={rel} className={look}>
      {children}
    </Link>
  )
}
