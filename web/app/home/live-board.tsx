import { lazy, Suspense } from 'react'
import { SERVICES } from '#shared/constants/status.ts'
import { ServiceBoard } from '#web/features/operations/status/service-board.tsx'
import { useInView } from '#web/lib/use-in-view.ts'

/** What cannot be fetched is left out: the board is complete without it. */
const ServerRows = lazy(() =>
  import('#web/features/games/game-servers/server-board-rows.tsx').then(
    (module) => ({ default: module.ServerBoardRows }),
    () => ({ default: () => undefined }),
  ),
)

/** The status board with the game servers below the services; they are asked for when the board comes near. */
export function LiveBoard() {
  const [ref, isNear] = useInView<HTMLDivElement>()
  return (
    <div ref={ref}>
      <ServiceBoard>
        {isNear && (
          <Suspense fallback={null}>
            <ServerRows from={SERVICES.length + 1} />
          </Suspense>
        )}
      </ServiceBoard>
    </div>
  )
}
