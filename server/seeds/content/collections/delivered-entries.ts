import type { CollectionName, CollectionNamed } from '#shared/contract/content/collections/all-collections.ts'
import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import { FIGURES_ENTRIES } from './figures-entries.ts'
import { GALLERY_ENTRIES } from './gallery-entries.ts'
import { LAUNCHER_HELP_ENTRIES } from './launcher-help-entries.ts'
import { LEGAL_ENTRIES } from './legal-entries.ts'
import { PARTNERS_ENTRIES } from './partners-entries.ts'
import { RANKS_ENTRIES } from './ranks-entries.ts'
import { ROADMAP_ENTRIES } from './roadmap-entries.ts'
import { TEAM_ENTRIES } from './team-entries.ts'
import { TOURNAMENTS_ENTRIES } from './tournaments-entries.ts'

/** By collection, each entry by a key that never changes: by it a later release knows it again. */
export type DeliveredEntries = {
  readonly [Name in CollectionName]?: Readonly<Record<string, SeedOf<CollectionNamed<Name>>>>
}

/** The specification's samples, which every new site starts with. */
export const DELIVERED_ENTRIES: DeliveredEntries = {
  team: TEAM_ENTRIES,
  tournaments: TOURNAMENTS_ENTRIES,
  roadmap: ROADMAP_ENTRIES,
  gallery: GALLERY_ENTRIES,
  partners: PARTNERS_ENTRIES,
  figures: FIGURES_ENTRIES,
  ranks: RANKS_ENTRIES,
  'launcher-help': LAUNCHER_HELP_ENTRIES,
  legal: LEGAL_ENTRIES,
}
