/** What staff choose from when they describe a game server. Apart from what every page reads of game servers. */

/** Icons a game server may carry; anything else is shown as a shield (specification, section 3). */
export const GAME_SERVER_ICONS = [
  'Swords',
  'Gamepad2',
  'Shield',
  'Globe',
  'Crown',
  'Castle',
  'Skull',
  'Rocket',
  'Sword',
  'Pickaxe',
] as const
export type GameServerIcon = (typeof GAME_SERVER_ICONS)[number]

/**
 * Keys of the translated feature labels that `features_ru` and `features_en` list, comma-separated; beside them stand keys of
 * features that staff added.
 */
export const GAME_SERVER_FEATURES = [
  'openWorld',
  'zombies',
  'survival',
  'skyblock',
  'creative',
  'minigames',
  'clans',
  'economy',
  'vehicles',
  'weapons',
  'events',
  'roleplay',
  'scp',
  'factions',
  'ranks',
  'voiceChat',
] as const
export type GameServerFeature = (typeof GAME_SERVER_FEATURES)[number]

const ADDED_FEATURE = /^added-([1-9]\d{0,8})$/

/** The key of a feature that staff added, by the id of its entry in the collection `server-features`. */
export const addedFeatureKey = (id: number): string => `added-${id}`

/** The id in such a key; null where it is none. */
export function addedFeatureId(key: string): number | null {
  const [, id] = ADDED_FEATURE.exec(key) ?? []
  return id === undefined ? null : Number(id)
}

/** The keys in a list such as `openWorld, added-7`. */
export const featureKeysIn = (list: string): string[] =>
  list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

export const GAME_SERVER_DIFFICULTIES = ['easy', 'normal', 'hard', 'hardcore'] as const
export type GameServerDifficulty = (typeof GAME_SERVER_DIFFICULTIES)[number]
