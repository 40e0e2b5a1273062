import { ArrowLeft } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { isFirstAttempt } from '#web/api/first-attempt.ts'
import { OwnPageSection } from '#web/features/games/visibility/own-page-section.tsx'
import { useVisibility } from '#web/features/games/visibility/visibility.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGames } from '#web/lib/site/use-games.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { GameNameSection } from './game-name-section.tsx'
import { useGameNames } from './game-names.queries.ts'
import { gameNamesTexts, gameNamesWords } from './game-names.texts.ts'

/** What the signed-in account is called in each game, and the ways to prove it. */
export function GameNamesPage() {
  const texts = useTexts(gameNamesTexts)
  const said = useTexts(gameNamesWords)
  const games = useGames()
  const { parts } = useSiteInfo()
  const names = useGameNames()
  const visibility = useVisibility(parts.players)
  return (
    <>
      <PageHeading mark={said.mark} title={said.title} lead={said.lead} />
      <div className="column">
        {names.isPending || isFirstAttempt(visibility) ? (
          // Both or none: what comes later would push away what is read.
          <Spinner />
        ) : (
          <div className="max-w-2xl space-y-10">
            <Loaded query={names} loadFailed={texts.loadFailed}>
              {(names) =>
                games.map((game) => {
                  const own = names.find((name) => name.game === game)
                  return own && <GameNameSection key={game} own={own} />
                })
              }
            </Loaded>
            {parts.players && <OwnPageSection />}
            <ButtonLink to={addresses.profile} variant="outline">
              <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
              {texts.toProfile}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}
