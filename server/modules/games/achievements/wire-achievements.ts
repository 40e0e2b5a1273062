import { CLEANUP_MS, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { achievementNotice } from './achievement-notices.ts'
import { createAchievementsService } from './achievements.service.ts'
import { createAchievementsStore } from './achievements.store.ts'

const UNLOCK_MS = 60_000

export function wireAchievements({
  database,
  now,
  platform: { notices, images },
  accounts: { persons },
  content: { entries },
}: Pick<WingTools, 'database' | 'now'> & {
  platform: Pick<PlatformServices, 'notices' | 'images'>
  accounts: Pick<AccountsServices, 'persons'>
  content: ContentServices
}) {
  notices.enlist(achievementNotice)
  const achievements = createAchievementsService({
    achievements: createAchievementsStore(database),
    listDefinitions: () => entries.listPublished('achievements'),
    notices,
    images,
    database,
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
