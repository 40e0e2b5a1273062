import { addressInLanguage } from '#shared/address-in-language.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminNewsTexts } from './admin-news.texts.ts'

/** Where everybody reads an item: the way there, and its address to be sent once they may. Until then staff alone see it there. */
export function PublicAddress({ item }: { item: StaffNewsItem }) {
  const texts = useTexts(adminNewsTexts)
  const { language } = useLanguage()
  const site = useSiteInfo()
  const path = item[`path_${language}`]
  const title = item[`title_${language}`] ?? ''
  const isOut = item.state === 'published'
  const label = isOut ? texts.open : texts.preview
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <TextLink
        to={path}
        aria-label={`${label}: ${title || texts.untitled}`}
        className="inline-flex min-h-11 items-center text-sm"
      >
        {label}
      </TextLink>
      {isOut && (
        <CopyButton
          text={addressInLanguage(site, path, language)}
          label={texts.copyLink}
          about={title}
          variant="ghost"
          size="sm"
        />
      )}
    </div>
  )
}
