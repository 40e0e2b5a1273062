/** Where a game server is joined, in whatever way people write it down. */
import type { GameServerType } from '#shared/constants/game-servers.ts'

const HOST_AND_PORT =
  /^(?=.{1,260}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/i
const ROBLOX_PAGE = /^https:\/\/www\.roblox\.com\/[\w./?=&-]{1,200}$/

/** The number of a place where nothing else was given; a host is never a number alone. */
const PLACE_ALONE = /^\d{4,16}$/
const ROBLOX_LINK = /^(?:https?:\/\/)?(?:(?:www|web|m)\.)?roblox\.com(?:\/|$)/i
const ROBLOX_APP = /^roblox:\/\//i
const PLACE_IN_LINK = /(?:\/games\/(?!start)|[?&/]placeId=)(\d{1,16})(?:\/([\w-]{1,100}))?/i
const LINK_START = /^[a-z][a-z\d+.-]*:\/\//i

/** Whether an address leads nowhere on purpose, as the one that is delivered: https://www.rfc-editor.org/rfc/rfc2606 */
export const isExampleAddress = (address: string): boolean => /\.example(?::\d+)?$/.test(address)

/** Whether `address` is one that a game server of this type can be joined at. */
export function isGameServerAddress(type: GameServerType, address: string): boolean {
  if (type === 'roblox') return ROBLOX_PAGE.test(address)
  const port = address.split(':')[1]
  return HOST_AND_PORT.test(address) && (port === undefined || (Number(port) >= 1 && Number(port) <= 65_535))
}

/**
 * The address that is kept of what somebody typed or pasted: a host with or without its port, a link with more around it, a page of
 * Roblox, a link of its app, or the number of a place alone. What is no address of a game stays as it came.
 */
export function readGameServerAddress(typed: string): { type: GameServerType; ip: string } {
  const text = typed.trim()
  if (PLACE_ALONE.test(text) || ROBLOX_LINK.test(text) || ROBLOX_APP.test(text))
    return { type: 'roblox', ip: robloxPageOf(text) }
  return { type: 'minecraft', ip: hostOf(text) }
}

/** The number of the place that a page of Roblox is about; null where it is about none. */
export const placeIdOf = (address: string): string | null => PLACE_IN_LINK.exec(address)?.[1] ?? null

function robloxPageOf(text: string): string {
  if (PLACE_ALONE.test(text)) return `https://www.roblox.com/games/${text}`
  const [, id, name] = PLACE_IN_LINK.exec(text) ?? []
  // A link into a private server of a game is good for that server alone.
  if (id && /[?&]privateServer/i.test(text) && ROBLOX_PAGE.test(text)) return text
  if (id) return `https://www.roblox.com/games/${id}${name ? `/${name}` : ''}`
  return ROBLOX_PAGE.test(text) ? text : text.replace(ROBLOX_LINK, 'https://www.roblox.com/')
}

function hostOf(text: string): string {
  const bare = text.replace(LINK_START, '').replace(/[/?#].*$/, '')
  if (isGameServerAddress('minecraft', bare)) return bare.toLowerCase()
  return asciiHost(bare) ?? text
}

/** Browser and server both have it, and their types do not meet here. */
declare const URL: new (address: string) => { readonly hostname: string }

/** A name in letters of its own country, as name servers know it. */
function asciiHost(text: string): string | null {
  const [, name, port = ''] = /^([^\s:@]{1,253})(:\d{1,5})?$/.exec(text) ?? []
  if (!name || !/\P{ASCII}/u.test(name)) return null
  try {
    const ascii = new URL(`http://${name}`).hostname + port
    return isGameServerAddress('minecraft', ascii) ? ascii : null
  } catch {
    return null
  }
}
