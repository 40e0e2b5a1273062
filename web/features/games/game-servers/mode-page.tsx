import { modesOf } from '#shared/constants/game-server-modes.ts'
import { GAME_SERVER_MODES, type GameServerMode } from '#shared/constants/game-servers.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { useSitePicture } from '#web/pictures/use-site-picture.ts'
import { useLocation } from '#web/routing/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { modeWords } from './mode.texts.ts'
import { modeAt } from './mode-addresses.ts'
import { ModeNavigation } from './mode-navigation.tsx'
import { modePicturesTexts } from './mode-pictures.texts.ts'
import { featureWords } from './server-labels.texts.ts'
import { ServerList } from './server-list.tsx'

/** Where in each picture its figures stand. */
const BAND_POSITIONS: Record<GameServerMode, string> = {
  survival: 'object-[50%_60%]',
  skyblock: 'object-[50%_20%]',
  creative: 'object-[50%_12%]',
  minigames: 'object-[50%_0%]',
}

/** The servers page narrowed to the Minecraft servers that name the mode among their features. */
export function ModePage() {
  const mode = modeAt(useLocation().pathname)
  const texts = useTexts(modeWords)[mode]
  const picture = `mode-${mode}`
  const chosen = useSitePicture(mode)
  const described = useTexts(modePicturesTexts)[mode]
  return (
    <>
      <PageHeading
        mark={sectionMark('servers', useTexts(featureWords)[mode], GAME_SERVER_MODES.indexOf(mode) + 1)}
        title={texts.title}
        lead={texts.lead}
        band={<HeadingBand of={mode} name={picture} position={BAND_POSITIONS[mode]} />}
      />
      <div className="column">
        <ModeNavigation />
        <ServerList
          belongs={(server) => modesOf(server).includes(mode)}
          emptyText={texts.empty}
          emptyPicture={
            <Picture
              path={chosen ?? `/images/${picture}.jpg`}
              alt={chosen === undefined ? described : ''}
              tone="dusk"
              seed={mode.length}
              className="mb-4 aspect-video border border-line lg:hidden"
            />
          }
        />
      </div>
    </>
  )
}
