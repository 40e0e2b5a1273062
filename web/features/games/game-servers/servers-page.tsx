import { useTexts } from '#web/i18n/language.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { gameServersTexts } from './game-servers.texts.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { ServerList } from './server-list.tsx'

export function ServersPage() {
  const texts = useTexts(gameServersTexts)
  return (
    <div className="column py-10 md:py-16">
      <PageHeading mark={sectionMark('servers', texts.mark)} title={texts.title} lead={texts.lead} />
      <ModeNavigation />
      <ServerList emptyText={texts.empty} />
    </div>
  )
}
