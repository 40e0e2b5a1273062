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

export const GAME_SERVER_TYPES = ['minecraft', 'roblox'] as const
export type GameServerType = (typeof GAME_SERVER_TYPES)[number]

/** What a status indicator can say (specification, section 3). */
export const GAME_SERVER_STATES = ['online', 'offline', 'maintenance', 'development', 'unknown'] as const
export type GameServerState = (typeof GAME_SERVER_STATES)[number]

/** Keys of the translated feature labels that `features_ru` and `features_en` list, comma-separated. */
export const GAME_SERVER_FEATURES = [
  'openWorld',
  'zombies',
  'survival',
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
