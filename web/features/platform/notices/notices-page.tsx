import { useTexts } from '#web/i18n/language.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { MarkAllButton } from './mark-all-button.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticesWords } from './notices.texts.ts'

/** Everything that was told within the time it is kept. */
export function NoticesPage() {
  const said = useTexts(noticesWords)
  return (
    <>
      <PageHeading mark={said.mark} title={said.title} lead={said.lead} />
      <div className="column">
        <div className="max-w-3xl">
          <div className="mb-4 empty:hidden">
            <MarkAllButton />
          </div>
          <NoticeList isWhole />
        </div>
      </div>
    </>
  )
}
