import { useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { adminNoticesTexts } from './admin-notices.texts.ts'
import { ComposeNotice } from './compose-notice.tsx'
import { SentNotices } from './sent-notices.tsx'

/** What staff tell players by hand. */
export function AdminNoticesPage() {
  const texts = useTexts(adminNoticesTexts)
  const [composeId, listId] = [useId(), useId()]
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <section aria-labelledby={composeId}>
        <SectionHeading id={composeId} title={texts.compose} />
        <ComposeNotice />
      </section>
      <section aria-labelledby={listId} className="mt-10">
        <SectionHeading id={listId} title={texts.list} />
        <SentNotices />
      </section>
    </>
  )
}
