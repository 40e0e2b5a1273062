import { addressInLanguage } from '#shared/address-in-language.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { CopyButton } from '#web/toasts/copy-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminNewsTexts } from './admin-news.texts.ts'

/** Where everybody reads an item, once they may: the way there, and its address to be sent. */
export function PublicAddress({ item }: { item: StaffNewsItem }) {
  const texts = useTexts(adminNewsTexts)
  const { language } = useLanguage()
  const { url } = useSiteInfo()
  if (item.state !== 'published') return null
  const path = item[`path_${language}`]
  const title = item[`title_${language}`]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <TextLink
        to={path}
        aria-label={`${texts.open}: ${title}`}
        className="inline-flex min-h-11 items-center text-sm"
      >
        {texts.open}
      </TextLink>
      <CopyButton
        text={addressInLanguage(url, path, language)}
        label={texts.copyLink}
        about={title}
        variant="ghost"
        size="sm"
      />
    </div>
  )
}
