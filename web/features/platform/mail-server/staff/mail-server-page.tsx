import { useTexts } from '#web/i18n/language.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useMailServer } from './mail-server.queries.ts'
import { mailServerTexts } from './mail-server.texts.ts'
import { MailServerEditor } from './mail-server-editor.tsx'

/** How letters leave. */
export function MailServerPage() {
  const texts = useTexts(mailServerTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <Loaded query={useMailServer()} loadFailed={texts.loadFailed}>
        {(server) => <MailServerEditor saved={server} />}
      </Loaded>
    </>
  )
}
