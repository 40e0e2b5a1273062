import { type ReactNode, useEffect } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffPageWithText } from '#shared/contract/content/pages.ts'
import { OwnPageArticle } from '#web/features/content/pages/own-page-article.tsx'
import { StateBadge } from '#web/features/content/writing/state-badge.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { pageTitle } from '#web/routing/page-title.ts'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { usePageForStaff } from './admin-pages.queries.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'

/** At the address where everybody will read a page: the page for those who keep pages, `children` for all others. */
export function DraftPage({ path, children }: { path: string; children: ReactNode }) {
  const permissions = useOwnPermissions()
  const isStaff = permissions.data?.includes('manage_content') ?? false
  const { data: page, isLoading } = usePageForStaff(path, { isAsked: isStaff })
  if (permissions.isPending || isLoading) return <Spinner className="min-h-[50vh]" />
  return isStaff && page && page.redirectTo === null ? <PageOfStaff page={page} /> : children
}

function PageOfStaff({ page }: { page: StaffPageWithText }) {
  const { language } = useLanguage()
  const site = useSiteInfo()
  const texts = useTexts(adminPagesTexts)
  const words = useTexts(wordsTexts)
  const isHere = page[`title_${language}`] !== null || page[`text_${language}`] !== null
  const writtenIn = isHere ? language : language === 'ru' ? 'en' : 'ru'
  const title = page[`title_${writtenIn}`] ?? page.path
  useEffect(() => {
    document.title = pageTitle(title, site.name)
  }, [title, site.name])
  return (
    <div className="column py-10 md:py-16">
      <Notice title={<StateBadge state={page.state} />} className="mb-8">
        <p>{texts.seenBy}</p>
        <TextLink
          to={hrefOf(addresses.adminPage, { id: page.id })}
          className="inline-flex min-h-11 items-center"
        >
          {words.edit}
        </TextLink>
      </Notice>
      <OwnPageArticle
        title={title}
        html={page[`html_${writtenIn}`]}
        image={page.image}
        writtenIn={writtenIn}
      />
    </div>
  )
}
