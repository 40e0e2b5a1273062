/** What a game answers to `list`. */
import { BEDROCK_PREFIX, createIsPlayerName, type IsPlayerName } from './player-name.ts'

export type OnlinePlayer = { name: string; uuid?: string }
/** `maxPlayers` is null where the answer, or the pattern, does not tell it. */
export type Online = { players: OnlinePlayer[]; maxPlayers: number | null }

/** With UUIDs; where a plugin has taken the word for itself, as EssentialsX does, the game still has its own. */
export const LIST_COMMANDS = ['list uuids', 'minecraft:list uuids']
/** As vanilla has it since 1.13, and before. Of a pattern of one's own the group `names` is needed, `max` is not. */
export const LIST_PATTERN =
  'There are (?<count>\\d+)(?: of a max(?: of)? |/)(?<max>\\d+) players online:(?<names>.*)'

const UUID = /^(?<name>.*?)\s*\((?<uuid>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)$/i
const ONLINE_MAX = 5_000
const PLACES = /^\d{1,6}$/

/** Finds the groups in an answer, as an expression does. */
export type ListPattern = Pick<RegExp, 'exec'>
export const listPattern = (source: string) => new RegExp(source, 'is')

export const withoutColors = (text: string) => text.replaceAll(/§./gs, '')

/** Who is in the game; null when the answer does not fit the pattern. */
export function readList(
  answer: string,
  pattern: ListPattern,
  isPlayerName: IsPlayerName = createIsPlayerName(BEDROCK_PREFIX),
): Online | null {
  const groups = pattern.exec(withoutColors(answer))?.groups
  if (groups?.names === undefined) return null
  const players = groups.names
    .split('\n')
    // Plugins that list by groups.
    .map((line) => line.replace(/^[^,(]*:\s/, ''))
    .flatMap((line) => line.split(','))
    .flatMap((one): OnlinePlayer[] => {
      // Marks such as [AFK].
      const entry = one.trim().replace(/^\[[^\]]*\]\s*/, '')
      const { name = entry, uuid } = UUID.exec(entry)?.groups ?? {}
      if (!isPlayerName(name)) return []
      return [uuid === undefined ? { name } : { name, uuid: uuid.toLowerCase() }]
    })
    .slice(0, ONLINE_MAX)
  return { players, maxPlayers: PLACES.test(groups.max ?? '') ? Number(groups.max) : null }
}

export const isOnline = ({ players }: Online, name: string) =>
  players.some((player) => player.name.toLowerCase() === name.toLowerCase())
