import { GAME_SERVER_MODES } from '#shared/constants/game-servers.ts'
import { modesOf } from '#shared/game-server-modes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { modeTexts } from './mode.texts.ts'
import { modeAt } from './mode-addresses.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { modePicturesTexts } from './mode-pictures.texts.ts'
import { featureTexts } from './server-labels.texts.ts'
import { ServerList } from './server-list.tsx'

/** The servers page narrowed to the Minecraft servers that name the mode among their features. */
export function ModePage() {
  const mode = modeAt(useLocation().pathname)
  const texts = useTexts(modeTexts)[mode]
  return (
    <>
      <PageHeading
        mark={sectionMark('servers', useTexts(featureTexts)[mode], GAME_SERVER_MODES.indexOf(mode) + 1)}
        title={texts.title}
        lead={texts.lead}
      />
      <div className="column pb-10 md:pb-16">
        <ModeNavigation />
        <Picture
          path={`/images/mode-${mode}.jpg`}
          alt={useTexts(modePicturesTexts)[mode]}
          tone="dusk"
          seed={mode.length}
          sizes="(min-width: 1280px) 1240px, 100vw"
          isFirstView
          className="mb-8 aspect-video border border-line md:mb-10 md:aspect-[21/8]"
        />
        <ServerList belongs={(server) => modesOf(server).includes(mode)} emptyText={texts.empty} isNarrowed />
      </div>
    </>
  )
}
