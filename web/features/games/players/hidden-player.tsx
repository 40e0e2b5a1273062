import { type ReactNode, useEffect } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { pageTitle } from '#web/routing/page-title.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PlayerDossier } from './player-dossier.tsx'
import { useHiddenPlayer } from './players.queries.ts'
import { playersTexts } from './players.texts.ts'

/** A page that is hidden, to its player and to staff; `children` to all others. */
export function HiddenPlayer({ name, children }: { name: string; children: ReactNode }) {
  const texts = useTexts(playersTexts)
  const site = useSiteInfo()
  const { data: player, isPending } = useHiddenPlayer(name)
  const username = player?.username
  useEffect(() => {
    if (username) document.title = pageTitle(username, site.name)
  }, [username, site.name])
  if (isPending) return <Spinner className="min-h-svh" />
  if (!player) return children
  return (
    <>
      <div className="column pt-10">
        <Notice title={player.isBanned ? texts.banned : texts.hidden}>
          <p>{player.isBanned ? texts.bannedLead : texts.hiddenLead}</p>
        </Notice>
      </div>
      <PlayerDossier player={player} />
    </>
  )
}
