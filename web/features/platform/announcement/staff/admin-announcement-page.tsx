import { useTexts } from '#web/i18n/language.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useAnnouncement } from './admin-announcement.queries.ts'
import { adminAnnouncementTexts } from './admin-announcement.texts.ts'
import { AnnouncementEditor } from './announcement-editor.tsx'

/** The line above every page. */
export function AdminAnnouncementPage() {
  const texts = useTexts(adminAnnouncementTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={useAnnouncement()} loadFailed={texts.loadFailed}>
        {(announcement) => <AnnouncementEditor saved={announcement} />}
      </Loaded>
    </>
  )
}
