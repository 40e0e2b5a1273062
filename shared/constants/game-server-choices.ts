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

/** Keys of the translated feature labels that `features_ru` and `features_en` list, comma-separated. */
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

export const GAME_SERVER_DIFFICULTIES = ['easy', 'normal', 'hard', 'hardcore'] as const
export type GameServerDifficulty = (typeof GAME_SERVER_DIFFICULTIES)[number]
