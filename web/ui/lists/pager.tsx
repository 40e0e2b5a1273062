import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** The way through a long list: back, where one is, on. Stands away when there is one page only. */
export function Pager({
  label,
  page,
  pageCount,
  addressOf,
}: {
  label: string
  page: number
  pageCount: number
  addressOf: (page: number) => string
}) {
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="mt-6 flex items-center justify-between gap-3">
      <Step to={page > 1 ? addressOf(page - 1) : null} label={words.previous}>
        <ChevronLeft size={20} strokeWidth={1.5} />
      </Step>
      <p className="label text-muted" aria-live="polite">
        {`${words.page} ${formatNumber(page, language)} ${words.of} ${formatNumber(pageCount, language)}`}
      </p>
      <Step to={page < pageCount ? addressOf(page + 1) : null} label={words.next}>
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
