/** What waits for somebody of the staff. Each wing enlists what it can tell of. */
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { PENDING_LINES, type Pending, type PendingLine } from '#shared/contract/platform/pending.ts'

type Work = {
  /** Who may do it, and is therefore told of it. */
  permission: Permission
  /** How much of it there is for `reader` now. */
  count: (reader: CurrentUser) => Promise<number>
}

export type PendingService = ReturnType<typeof createPendingService>
export function createPendingService() {
  const works = new Map<PendingLine, Work>()
  return {
    enlist: (known: { [Line in PendingLine]?: Work }): void => {
      for (const [line, work] of Object.entries(known)) works.set(line as PendingLine, work)
    },
    async list(reader: CurrentUser): Promise<Pending> {
      const found = await Promise.all(
        PENDING_LINES.map(async (key) => {
          const work = works.get(key)
          const isTold = work !== undefined && reader.permissions.includes(work.permission)
          return { key, count: isTold ? await work.count(reader) : 0 }
        }),
      )
      return { lines: found.filter(({ count }) => count > 0) }
    },
  }
}
