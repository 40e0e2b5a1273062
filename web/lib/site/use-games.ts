import { GAMES, type Game } from '#shared/constants/games/games.ts'
import { useSiteInfo } from './site-info.tsx'

/** The games that this site is about. */
export function useGames(): Game[] {
  const { parts } = useSiteInfo()
  return GAMES.filter((game) => game !== 'roblox' || parts.roblox)
}
