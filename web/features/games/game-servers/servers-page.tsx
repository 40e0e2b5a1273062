import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { gameServersWords } from './game-servers.texts.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { ServerList } from './server-list.tsx'

export function ServersPage() {
  const words = useTexts(gameServersWords)
  const { parts } = useSiteInfo()
  return (
    <>
      <PageHeading
        mark={sectionMark('servers', words.mark)}
        title={words.title}
        lead={parts.roblox ? words.lead : words.leadOfOneWorld}
        band={<HeadingBand of="servers" name="hero" tone="dusk" position="object-[50%_40%]" />}
      />
      <div className="column">
        <ModeNavigation />
        <ServerList emptyText={words.empty} />
      </div>
    </>
  )
}
