/** Where the parts of the site stand: asked before anything leads to an address, and before a page answers there. */
import { addresses } from './addresses.ts'
import { LAUNCHER_FILES } from './constants/launcher.ts'
import type { Part, Parts } from './constants/parts.ts'

/** With everything below them. What is named nowhere here belongs to every site. */
export const PLACES: readonly (readonly [path: string, part: Part])[] = [
  [addresses.shop, 'shop'],
  [addresses.topUp, 'shop'],
  [addresses.download, 'launcher'],
  ...Object.values(LAUNCHER_FILES).map(({ link }) => [link, 'launcher'] as const),
  [addresses.tournaments, 'tournaments'],
  [addresses.rankings, 'rankings'],
  [addresses.leaderboards, 'leaderboards'],
  [addresses.players, 'players'],
  [addresses.team, 'team'],
  [addresses.feedback, 'feedback'],
  [addresses.forum, 'forum'],
  [addresses.serversSurvival, 'survival'],
  [addresses.serversSkyblock, 'skyblock'],
  [addresses.serversCreative, 'creative'],
  [addresses.serversMinigames, 'minigames'],
]

/** What somebody has bought stays theirs to read, whatever becomes of the shop. */
const BELOW_ORDERS = `${addresses.orders}/`
const isOwn = (path: string) => path === addresses.orders || path.startsWith(BELOW_ORDERS)

/** Asked for each page that is sent: neither cut nor put together then. */
const PLACES_AND_BELOW = PLACES.map(([place, part]) => ({ place, below: `${place}/`, part }))

/** The part an address belongs to; undefined for what every site has, and for other sites. */
export function partAt(address: string): Part | undefined {
  const end = address.search(/[?#]/)
  const path = end === -1 ? address : address.slice(0, end)
  if (isOwn(path)) return undefined
  return PLACES_AND_BELOW.find(({ place, below }) => path === place || path.startsWith(below))?.part
}

/** Whether nothing that is switched off stands at an address. */
export function isOpenAddress(address: string, parts: Parts): boolean {
  const part = partAt(address)
  return part === undefined || parts[part]
}
