import { GAME_SERVER_MODES, type GameServerMode, type GameServerType } from './game-servers.ts'

/** The modes of play that a game server belongs to: a Minecraft server names them among its features. */
export function modesOf({
  type,
  features_ru,
  features_en,
}: {
  type: GameServerType
  features_ru: string
  features_en: string
}): GameServerMode[] {
  if (type !== 'minecraft') return []
  const features = `${features_ru},${features_en}`.split(',').map((feature) => feature.trim())
  return GAME_SERVER_MODES.filter((mode) => features.includes(mode))
}
