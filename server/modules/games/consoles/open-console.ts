/** The way into a console: only to this machine and where the operator allows it, and with patterns that cannot hold up the site. */
import { createContext, Script } from 'node:vm'
import { createGame } from '#agent/ask-game.ts'
import { LIST_COMMANDS, LIST_PATTERN, type ListPattern } from '#agent/game/read-list.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { findAddresses } from '#server/lib/net/find-addresses.ts'
import { createNetworkList } from '#server/lib/net/networks.ts'
import type { ConsoleTrouble } from '#shared/constants/games/consoles.ts'

const LOOPBACK = ['127.0.0.0/8', '::1/128']
const PATTERN_TIMEOUT_MS = 200

export type ConsoleAddress = {
  host: string
  port: number
  password: string
  listPattern: string
  bedrockPrefix?: string
}

export type OpenConsole = ReturnType<typeof createOpenConsole>
export function createOpenConsole({
  allow,
  timeoutMs,
}: {
  /** Networks, in CIDR notation, beside this machine. */
  allow: readonly string[]
  /** How long an answer is waited for; as the agent does unless it is said. */
  timeoutMs?: number
}) {
  const allowed = createNetworkList([...LOOPBACK, ...allow])

  /** Nobody is asked before the game is. The caller closes it. */
  return ({ host, port, password, listPattern, bedrockPrefix }: ConsoleAddress) => {
    let isRefused = false
    const rcon = createRconClient({
      host,
      port,
      password,
      ...(timeoutMs !== undefined && { timeoutMs }),
      async findAddress(named) {
        const [address] = await findAddresses(named)
        isRefused = !allowed.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
        if (isRefused) throw new Error(`${address} is neither this machine nor in RCON_ALLOW`)
        return address
      },
    })
    const game = createGame({
      rcon,
      listCommands: LIST_COMMANDS,
      listPattern: boundPattern(listPattern || LIST_PATTERN),
      ...(bedrockPrefix !== undefined && { bedrockPrefix }),
    })
    return {
      rcon,
      game,
      /** Who is in the game; else what keeps us from it. */
      async look() {
        const online = await game.online()
        if (!('trouble' in online)) return { online, trouble: null }
        const trouble: ConsoleTrouble = online.isGameThere
          ? 'pattern'
          : online.isPasswordWrong
            ? 'password'
            : isRefused
              ? 'not_allowed'
              : 'away'
        return { online, trouble }
      },
    }
  }
}

/** An expression of staff may take for ever on what a game says: then it does not fit. */
function boundPattern(source: string): ListPattern {
  const script = new Script('pattern.exec(text)')
  return {
    exec(text) {
      const context = createContext({ pattern: new RegExp(source, 'is'), text })
      try {
        return script.runInContext(context, { timeout: PATTERN_TIMEOUT_MS }) as RegExpExecArray | null
      } catch {
        return null
      }
    },
  }
}
