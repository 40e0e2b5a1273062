import { Rss } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressInLanguage } from '#shared/address-in-language.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'

/** The way to a feed in the language of the page; `to` is its address in the default one. */
export function FeedLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) {
  const { language } = useLanguage()
  return (
    <a
      href={addressInLanguage('', to, language)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors hover:text-text',
        className,
      )}
    >
      <Rss size={16} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </a>
  )
}
