import type { GameServerState } from '#shared/constants/game-servers.ts'
import type { GameServerGlance } from '#shared/contract/games/game-status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { StatusRow } from '#web/ui/lists/status-row.tsx'
import { useGlances } from './glances.queries.ts'
import { playerCountTexts } from './player-count.texts.ts'
import { stateTexts } from './state.texts.ts'
import { STATE_ICONS } from './state-icons.ts'
import { useLiveStatuses } from './use-live-statuses.ts'
import { usePlayerCount } from './use-player-count.ts'

const TONES = {
  online: 'text-online',
  offline: 'text-alarm',
  maintenance: 'text-maintenance',
  development: 'text-development',
  unknown: 'text-muted',
} as const satisfies Record<GameServerState, string>

/** The game servers as lines of a status board, as they are now; `from` is the number of the first. Nothing while there are none. */
export function ServerBoardRows({ from }: { from: number }) {
  const glances = useGlances()
  useLiveStatuses(glances !== undefined)
  return glances?.map((glance, index) => <ServerRow key={glance.id} glance={glance} number={from + index} />)
}

function ServerRow({ glance, number }: { glance: GameServerGlance; number: number }) {
  const states = useTexts(stateTexts)
  const { players } = useTexts(playerCountTexts)
  const countOf = usePlayerCount()
  const { name_server, type, state } = glance
  return (
    <StatusRow
      number={number}
      name={name_server}
      Icon={STATE_ICONS[state]}
      tone={TONES[state]}
      detail={
        state === 'online' && (
          <>
            <span className="sr-only">{players}: </span>
            {countOf(type, glance)}
          </>
        )
      }
    >
      {states[state]}
    </StatusRow>
  )
}
