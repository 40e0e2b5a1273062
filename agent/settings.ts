/** What the agent is told by its environment. */
import { readFileSync } from 'node:fs'
import { BEDROCK_PREFIX } from './game/player-name.ts'
import { LIST_COMMANDS, LIST_PATTERN, listPattern } from './game/read-list.ts'

export type Settings = {
  url: string
  key: string
  rcon: { host: string; port: number; password: string }
  journalFile: string
  /** The first that the game answers as `listPattern` expects is asked. */
  listCommands: readonly string[]
  listPattern: RegExp
  /** What names of Bedrock begin with; empty where nobody plays from there. */
  bedrockPrefix: string
  /** Where statistics are told from, if any. */
  stats: { folder: string; userCache: string | undefined } | null
  /** What works, and should not be so. */
  warnings: string[]
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/

/** @throws {Error} something is missing or wrong; the message names all of it, a line each. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const wrong: string[] = []
  const warnings: string[] = []

  function read(name: string, otherwise?: string): string {
    const file = environment[`${name}_FILE`]
    let value = environment[name]?.trim()
    if (!value && file)
      try {
        value = readFileSync(file, 'utf8').trim()
      } catch (error) {
        wrong.push(`${name}_FILE cannot be read: ${(error as Error).message}`)
        return ''
      }
    if (!value && otherwise === undefined) wrong.push(`${name} is missing: ${MEANING[name]}`)
    return value || (otherwise ?? '')
  }

  const url = readUrl(read('FRONTLAND_URL'))
  const key = read('FRONTLAND_KEY')
  if (key && !/^flg_\d+_\S+$/.test(key))
    wrong.push('FRONTLAND_KEY is no key of a game server: those begin with flg_')
  const host = read('RCON_HOST', '127.0.0.1')
  const port = Number(read('RCON_PORT', '25575'))
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    wrong.push('RCON_PORT is a number from 1 to 65535')
  const password = read('RCON_PASSWORD')
  const journalFile = read('JOURNAL_FILE')

  function readUrl(text: string): string {
    if (text === '') return ''
    const parsed = URL.parse(text)
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.search || parsed.hash) {
      wrong.push('FRONTLAND_URL is an address such as https://frontland.example')
      return ''
    }
    if (parsed.protocol === 'http:' && !LOOPBACK.test(parsed.hostname))
      warnings.push('FRONTLAND_URL begins with http: whoever listens on the way reads the key. Use https.')
    return text.replace(/\/+$/, '')
  }

  let pattern = listPattern(LIST_PATTERN)
  const ownPattern = environment.LIST_PATTERN
  if (ownPattern)
    try {
      pattern = listPattern(ownPattern)
      if (!ownPattern.includes('(?<names>')) wrong.push('LIST_PATTERN needs a group (?<names>…)')
    } catch (error) {
      wrong.push(`LIST_PATTERN is no regular expression: ${(error as Error).message}`)
    }
  if (host && !LOOPBACK.test(host))
    warnings.push(`RCON to ${host} is not encrypted: use it within one machine, a VPN or a tunnel only.`)
  const folder = environment.STATS_DIR?.trim()
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const listCommand = environment.LIST_COMMAND?.trim()
  return {
    url,
    key,
    rcon: { host, port, password },
    journalFile,
    listCommands: listCommand ? [listCommand] : LIST_COMMANDS,
    listPattern: pattern,
    bedrockPrefix: environment.BEDROCK_PREFIX?.trim() ?? BEDROCK_PREFIX,
    stats: folder ? { folder, userCache: environment.USERCACHE_FILE?.trim() || undefined } : null,
    warnings,
  }
}

const MEANING: Record<string, string> = {
  FRONTLAND_URL: 'the address of the site, such as https://frontland.example',
  FRONTLAND_KEY: 'a key of the game server with the right “deliver”, made in the panel at the game server',
  RCON_PASSWORD: 'rcon.password of server.properties, where enable-rcon=true has to stand too',
  JOURNAL_FILE: 'a file on a disk of this machine that is kept, such as /var/lib/frontland-agent/journal',
}
