import { toldServices } from '#shared/constants/status.ts'
import { ServerBoardRows } from '#web/features/games/game-status/server-board-rows.tsx'
import { ServiceBoard } from '#web/features/operations/status/service-board.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'

/** The status board with the game servers below the services. */
export function LiveBoard() {
  const { parts } = useSiteInfo()
  return (
    <ServiceBoard>
      <ServerBoardRows from={toldServices(parts).length + 1} />
    </ServiceBoard>
  )
}
