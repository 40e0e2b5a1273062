import { ArrowLeft } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { OwnPageSection } from '#web/features/accounts/visibility/own-page-section.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGames } from '#web/lib/site/use-games.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
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
  return (
    <>
      <PageHeading mark={said.mark} title={said.title} lead={said.lead} />
      <div className="column">
        <div className="max-w-2xl space-y-10">
          <Loaded query={useGameNames()} loadFailed={texts.loadFailed}>
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
      </div>
    </>
  )
}
