import { CLEANUP_MS, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import { createAchievementsService } from './achievements.service.ts'
import { createAchievementsStore } from './achievements.store.ts'

const UNLOCK_MS = 60_000

export function wireAchievements({
  database,
  now,
  accounts: { persons },
  content: { entries },
}: Pick<WingTools, 'database' | 'now'> & {
  accounts: Pick<AccountsServices, 'persons'>
  content: ContentServices
}) {
  const achievements = createAchievementsService({
    achievements: createAchievementsStore(database),
    listDefinitions: () => entries.listPublished('achievements'),
    now,
  })
  persons.enlist({ topics: [], achievementsOf: achievements.listOf })
  return {
    background: [
      { every: UNLOCK_MS, run: achievements.unlockLately },
      { every: CLEANUP_MS, run: achievements.unlockAll },
    ],
  }
}
