import { Rss } from 'lucide-react'
import { addressInLanguage } from '#shared/address-in-language.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { feedLinkTexts } from './feed-link.texts.ts'

/** The way to a feed in the language of the page; `to` is its address in the default one. */
export function FeedLink({ to, className }: { to: string; className?: string }) {
  const { language } = useLanguage()
  const { languages } = useSiteInfo()
  return (
    <a
      href={addressInLanguage({ url: '', languages }, to, language)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors hover:text-text',
        className,
      )}
    >
      <Rss size={16} strokeWidth={1.5} aria-hidden="true" />
      {useTexts(feedLinkTexts).feed}
    </a>
  )
}
