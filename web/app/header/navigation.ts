/** The pages behind the header's menus. */
import { paths } from '#web/routing/paths.ts'
import type { HeaderTexts } from './header.texts.ts'

export type NavigationItem = { to: string; text: keyof HeaderTexts }

export const gameModeItems = [
  { to: paths.servers, text: 'allServers' },
  { to: paths.serversSurvival, text: 'survival' },
  { to: paths.serversSkyblock, text: 'skyblock' },
  { to: paths.serversCreative, text: 'creative' },
  { to: paths.serversMinigames, text: 'minigames' },
] as const satisfies NavigationItem[]

export const communityItems = [
  { to: paths.news, text: 'news' },
  { to: paths.rankings, text: 'rankings' },
  { to: paths.tournaments, text: 'tournaments' },
  { to: paths.team, text: 'team' },
  { to: paths.feedback, text: 'feedback' },
] as const satisfies NavigationItem[]
