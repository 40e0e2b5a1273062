import type { CollectionName, CollectionNamed } from '#shared/contract/content/collections/all-collections.ts'
import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import { TEAM_ENTRIES } from './team-entries.ts'

/** By collection, each entry by a key that never changes: by it a later release knows it again. */
export type DeliveredEntries = {
  readonly [Name in CollectionName]?: Readonly<Record<string, SeedOf<CollectionNamed<Name>>>>
}

/** The specification's samples, which every new site starts with. */
export const DELIVERED_ENTRIES: DeliveredEntries = { team: TEAM_ENTRIES }
