import { type ReactNode, useEffect } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { Story } from '#web/features/content/news/story/story.tsx'
import { useStoryAddress } from '#web/features/content/news/story/use-story-address.ts'
import { StateBadge } from '#web/features/content/writing/state-badge.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toldLanguage } from '#web/i18n/other-language.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { pageTitle } from '#web/routing/page-title.ts'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useStoryForStaff } from './admin-news.queries.ts'
import { adminNewsTexts } from './admin-news.texts.ts'
import { draftStoryTexts } from './draft-story.texts.ts'

/** At the address where everybody will read an item: the item for those who write news, `children` for all others. */
export function DraftStory({ id, children }: { id: number; children: ReactNode }) {
  const permissions = useOwnPermissions()
  const isStaff = permissions.data?.includes('manage_news') ?? false
  const { data: item, isLoading } = useStoryForStaff(id, { isAsked: isStaff })
  if (permissions.isPending || isLoading) return <Spinner className="min-h-[50vh]" />
  return isStaff && item ? <StoryOfStaff item={item} /> : children
}

function StoryOfStaff({ item }: { item: StaffNewsItem }) {
  const { language } = useLanguage()
  const site = useSiteInfo()
  const texts = useTexts(draftStoryTexts)
  const words = useTexts(wordsTexts)
  const { untitled } = useTexts(adminNewsTexts)
  const title = item[`title_${toldLanguage(item, language)}`] || untitled
  useStoryAddress(item)
  useEffect(() => {
    document.title = pageTitle(title, site.name)
  }, [title, site.name])
  return (
    <div className="column py-10 md:py-16">
      <Notice title={<StateBadge state={item.state} />} className="mb-8">
        <p>{texts.seenBy[item.state]}</p>
        <TextLink
          to={hrefOf(addresses.adminNewsItem, { id: item.id })}
          className="inline-flex min-h-11 items-center"
        >
          {words.edit}
        </TextLink>
      </Notice>
      <Story
        item={item}
        title={title}
        when={
          item.state !== 'draft' && <LocalTime dateTime={item.date} style="date-time" className="text-sand" />
        }
      />
    </div>
  )
}
