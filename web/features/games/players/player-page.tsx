import { Suspense } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { playerWidget } from '#shared/constants/games/widgets.ts'
import type { Player } from '#shared/contract/games/players/players.ts'
import { LateWidgetCode } from '#web/features/games/widgets/late-widget-code.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { PlayerDossier } from './player-dossier.tsx'
import { playersTexts } from './players.texts.ts'

/** One player, as everybody may see them; its player finds here how to show it elsewhere. */
export function PlayerPage({ thing: player }: { thing: Player }) {
  const texts = useTexts(playersTexts)
  const { user } = useSession()
  const { username } = player
  return (
    <PlayerDossier player={player}>
      {user?.username === username && (
        <section aria-labelledby="widget">
          <h2 id="widget" className="display mb-2 text-xl">
            {texts.widget}
          </h2>
          <p className="mb-5 max-w-prose text-muted">{texts.widgetLead}</p>
          <Suspense>
            <LateWidgetCode
              widget={playerWidget(username)}
              page={hrefOf(addresses.player, { name: username })}
              about={username}
            />
          </Suspense>
        </section>
      )}
    </PlayerDossier>
  )
}
