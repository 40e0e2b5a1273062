import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { gameServersTexts } from './game-servers.texts.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { ServerList } from './server-list.tsx'

export function ServersPage() {
  const texts = useTexts(gameServersTexts)
  return (
    <>
      <PageHeading
        mark={sectionMark('servers', texts.mark)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand name="hero" tone="dusk" position="object-[50%_40%]" />}
      />
      <div className="column">
        <ModeNavigation />
        <ServerList emptyText={texts.empty} />
      </div>
    </>
  )
}
