/** Every page of the site, wing by wing, as far as the first visit needs to know it. */
import { accountsPages } from '#web/features/accounts/accounts.pages.ts'
import { contentPages } from '#web/features/content/content.pages.ts'
import { gamesPages } from '#web/features/games/games.pages.ts'
import { operationsPages } from '#web/features/operations/operations.pages.ts'
import { platformPages } from '#web/features/platform/platform.pages.ts'
import { shopPages } from '#web/features/shop/shop.pages.ts'
import type { Route } from '#web/routing/route.ts'
import { appPages } from './app.pages.ts'

export const sitePages: readonly Route[] = [
  ...appPages,
  ...platformPages,
  ...accountsPages,
  ...contentPages,
  ...gamesPages,
  ...shopPages,
  ...operationsPages,
]
