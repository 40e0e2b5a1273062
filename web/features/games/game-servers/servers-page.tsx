import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { gameServersTexts } from './game-servers.texts.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { ServerList } from './server-list.tsx'

export function ServersPage() {
  const texts = useTexts(gameServersTexts)
  const { parts } = useSiteInfo()
  return (
    <>
      <PageHeading
        mark={sectionMark('servers', texts.mark)}
        title={texts.title}
        lead={parts.roblox ? texts.lead : texts.leadOfOneWorld}
        band={<HeadingBand name="hero" tone="dusk" position="object-[50%_40%]" />}
      />
      <div className="column">
        <ModeNavigation />
        <ServerList emptyText={texts.empty} />
      </div>
    </>
  )
}
