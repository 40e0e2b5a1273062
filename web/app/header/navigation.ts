/** The pages behind the header's menus, and what they are called there. */
import { addresses } from '#shared/addresses.ts'
import type { GameServerMode } from '#shared/constants/game-servers.ts'
import type { Language } from '#shared/constants/languages.ts'

export type NavigationItem = {
  to: string
  name: Record<Language, string>
  /** The mode of play whose page it is. */
  mode?: GameServerMode
}

export const gameModeItems = [
  { to: addresses.servers, name: { ru: 'Все серверы', en: 'All servers' } },
  { to: addresses.serversSurvival, name: { ru: 'Выживание', en: 'Survival' }, mode: 'survival' },
  { to: addresses.serversSkyblock, name: { ru: 'Скайблок', en: 'Skyblock' }, mode: 'skyblock' },
  { to: addresses.serversCreative, name: { ru: 'Творчество', en: 'Creative' }, mode: 'creative' },
  { to: addresses.serversMinigames, name: { ru: 'Мини-игры', en: 'Minigames' }, mode: 'minigames' },
] as const satisfies NavigationItem[]

/** Whether an address is that of a page or of one below it, as `/news/7-title` is below `/news`. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

export const communityItems = [
  { to: addresses.news, name: { ru: 'Новости', en: 'News' } },
  { to: addresses.rankings, name: { ru: 'Звания', en: 'Ranks' } },
  { to: addresses.tournaments, name: { ru: 'Турниры', en: 'Tournaments' } },
  { to: addresses.team, name: { ru: 'Команда', en: 'Team' } },
  { to: addresses.feedback, name: { ru: 'Отзывы', en: 'Feedback' } },
] as const satisfies NavigationItem[]
