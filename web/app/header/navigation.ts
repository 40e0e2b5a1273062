/** The pages behind the header's menus. */
import { addresses } from '#shared/addresses.ts'
import type { HeaderTexts } from './header.texts.ts'

export type NavigationItem = { to: string; text: keyof HeaderTexts }

export const gameModeItems = [
  { to: addresses.servers, text: 'allServers' },
  { to: addresses.serversSurvival, text: 'survival' },
  { to: addresses.serversSkyblock, text: 'skyblock' },
  { to: addresses.serversCreative, text: 'creative' },
  { to: addresses.serversMinigames, text: 'minigames' },
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
