import { LoaderCircle } from 'lucide-react'
import type { GameServerState } from '#shared/constants/game-servers.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { STATE_ICONS } from '#web/features/games/game-status/state-badge.tsx'
import { usePlayerCount } from '#web/features/games/game-status/use-player-count.ts'
import { useShownStatus } from '#web/features/games/game-status/use-shown-status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { StatusRow } from '#web/ui/lists/status-row.tsx'
import { useGameServers } from './game-servers.queries.ts'
import { gameServersTexts } from './game-servers.texts.ts'
import { useLiveStatuses } from './use-live-statuses.ts'

const TONES = {
  online: 'text-online',
  offline: 'text-alarm',
  maintenance: 'text-maintenance',
  development: 'text-development',
  unknown: 'text-muted',
} as const satisfies Record<GameServerState, string>

/** The game servers as lines of a status board, as they are now; `from` is the number of the first. Nothing while there are none. */
export function ServerBoardRows({ from }: { from: number }) {
  const { data: servers } = useGameServers()
  useLiveStatuses(servers)
  return servers?.map((server, index) => <ServerRow key={server.id} server={server} number={from + index} />)
}

function ServerRow({ server, number }: { server: GameServer; number: number }) {
  const texts = useTexts(gameServersTexts)
  const states = useTexts(stateTexts)
  const countOf = usePlayerCount()
  const status = useShownStatus(server.id, { isSample: false })
  if (!status) {
    return (
      <StatusRow number={number} name={server.name_server} Icon={LoaderCircle} tone="text-muted">
        {states.checking}
      </StatusRow>
    )
  }
  return (
    <StatusRow
      number={number}
      name={server.name_server}
      Icon={STATE_ICONS[status.state]}
      tone={TONES[status.state]}
      detail={
        status.state === 'online' && (
          <>
            <span className="sr-only">{texts.players}: </span>
            {countOf(server.type, status)}
          </>
        )
      }
    >
      {states[status.state]}
    </StatusRow>
  )
}
