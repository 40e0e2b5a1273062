/** The pages behind the header's menus. */
import { addresses } from '#shared/addresses.ts'
import type { GameServerMode } from '#shared/constants/game-servers.ts'
import type { HeaderTexts } from './header.texts.ts'

export type NavigationItem = {
  to: string
  text: keyof HeaderTexts
  /** The mode of play whose page it is. */
  mode?: GameServerMode
}

export const gameModeItems = [
  { to: addresses.servers, text: 'allServers' },
  { to: addresses.serversSurvival, text: 'survival', mode: 'survival' },
  { to: addresses.serversSkyblock, text: 'skyblock', mode: 'skyblock' },
  { to: addresses.serversCreative, text: 'creative', mode: 'creative' },
  { to: addresses.serversMinigames, text: 'minigames', mode: 'minigames' },
] as const satisfies NavigationItem[]

/** Whether an address is that of a page or of one below it, as `/news/7-title` is below `/news`. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

export const communityItems = [
  { to: addresses.news, text: 'news' },
  { to: addresses.rankings, text: 'rankings' },
  { to: addresses.tournaments, text: 'tournaments' },
  { to: addresses.team, text: 'team' },
  { to: addresses.feedback, text: 'feedback' },
] as const satisfies NavigationItem[]
