import { achievements } from './achievements.ts'
import type { Collection } from './collection.ts'
import { figures } from './figures.ts'
import { gallery } from './gallery.ts'
import { launcherHelp } from './launcher-help.ts'
import { legal } from './legal.ts'
import { partners } from './partners.ts'
import { ranks } from './ranks.ts'
import { roadmap } from './roadmap.ts'
import { rules } from './rules.ts'
import { serverFeatures } from './server-features.ts'
import { team } from './team.ts'
import { tournaments } from './tournaments.ts'

/** Every collection, in the order in which the panel lists them. */
export const allCollections = [
  team,
  tournaments,
  roadmap,
  gallery,
  partners,
  figures,
  ranks,
  achievements,
  launcherHelp,
  rules,
  legal,
  serverFeatures,
] as const satisfies readonly Collection[]

export type CollectionName = (typeof allCollections)[number]['name']
export type CollectionNamed<Name extends CollectionName> = Extract<
  (typeof allCollections)[number],
  { name: Name }
>

/** The collection of a name; undefined where there is none. */
export function findCollection(name: string): Collection | undefined {
  return allCollections.find((collection) => collection.name === name)
}
