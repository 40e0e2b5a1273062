import { SERVICES } from '#shared/constants/status.ts'
import { ServerBoardRows } from '#web/features/games/game-status/server-board-rows.tsx'
import { ServiceBoard } from '#web/features/operations/status/service-board.tsx'

/** The status board with the game servers below the services. */
export function LiveBoard() {
  return (
    <ServiceBoard>
      <ServerBoardRows from={SERVICES.length + 1} />
    </ServiceBoard>
  )
}
