import type { Database } from '#server/db/database.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { createFetchAvatar } from './fetch-avatar.ts'
import { createPlayerHeadsService, type PlayerHeadsService } from './player-heads.service.ts'
import { createPlayerHeadsStore } from './player-heads.store.ts'

type Tools = Pick<Parameters<typeof createPlayerHeadsService>[0], 'now' | 'log'> & {
  site: Pick<SiteService, 'heads'>
}

/** Heads from the service that the operator has chosen. */
export const wirePlayerHeads = (database: Database, { site, ...tools }: Tools): PlayerHeadsService =>
  createPlayerHeadsService({
    ...tools,
    heads: createPlayerHeadsStore(database),
    fetchAvatar: createFetchAvatar(site.heads),
  })
