import type { GameServerState } from '#shared/constants/game-servers.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { playerCountTexts } from './player-count.texts.ts'
import { stateTexts } from './state.texts.ts'

const DOTS = {
  online: 'bg-online',
  offline: 'bg-offline',
  maintenance: 'bg-maintenance',
  development: 'bg-development',
  unknown: 'bg-unknown',
} as const satisfies Record<GameServerState, string>

/** How it is on a front in two words: who is there, or why nobody is. */
export function Presence({
  state,
  players,
  className,
}: {
  state: GameServerState
  players: number
  className?: string
}) {
  const { language } = useLanguage()
  const { online } = useTexts(playerCountTexts)
  const states = useTexts(stateTexts)
  return (
    <span className={classNames('inline-flex items-center gap-2 whitespace-nowrap tabular-nums', className)}>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[state]}`} />
      {state === 'online' ? `${formatNumber(players, language)} ${online}` : states[state]}
    </span>
  )
}
