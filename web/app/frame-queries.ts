import { glancesQueries } from '#web/features/games/game-status/glances.queries.ts'
import type { PageQuery } from '#web/routing/page.ts'

/** What the frame of every page shows at first sight. */
export const frameQueries = (): readonly PageQuery[] => [glancesQueries.list()]
