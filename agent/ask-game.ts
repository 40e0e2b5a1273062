/** What the agent asks of the game before it runs anything there. */

import { countFreeSlots } from './game/free-slots.ts'
import { BEDROCK_PREFIX, createIsPlayerName } from './game/player-name.ts'
import { type ListPattern, type Online, readList, withoutColors } from './game/read-list.ts'
import type { Rcon, RconAnswer } from './rcon/rcon-client.ts'

/** Who was there longer ago than this is asked for again. */
const FRESH_MS = 5_000

export type Trouble = {
  trouble: string
  isPasswordWrong: boolean
  isGameThere: boolean
  /** What the game said, where that was not understood. */
  answer?: string
}

export type Game = ReturnType<typeof createGame>
export function createGame({
  rcon,
  listCommands,
  listPattern,
  bedrockPrefix = BEDROCK_PREFIX,
  steadyNow = () => performance.now(),
}: {
  rcon: Pick<Rcon, 'run'>
  listCommands: readonly string[]
  listPattern: ListPattern
  bedrockPrefix?: string
  steadyNow?: () => number
}) {
  const isPlayerName = createIsPlayerName(bedrockPrefix)
  let last: { online: Online; askedAt: number } | null = null
  /** The one that was last understood. */
  let understood: string | null = null

  const troubleOf = (answer: Exclude<RconAnswer, { ran: 'yes' }>): Trouble => ({
    trouble: answer.why,
    isPasswordWrong: answer.ran === 'no' && answer.isPasswordWrong,
    isGameThere: false,
  })

  return {
    /** Who is in the game, asked a moment ago at most. */
    async online(): Promise<Online | Trouble> {
      if (last && steadyNow() - last.askedAt <= FRESH_MS) return last.online
      const askedAt = steadyNow()
      last = null
      let notUnderstood: { trouble: string; answer: string } | null = null
      for (const command of understood === null ? listCommands : [understood]) {
        const answer = await rcon.run(command)
        if (answer.ran !== 'yes') return troubleOf(answer)
        const online = readList(answer.text, listPattern, isPlayerName)
        if (online !== null) {
          understood = command
          last = { online, askedAt }
          return online
        }
        const said = withoutColors(answer.text).slice(0, 200)
        notUnderstood ??= {
          trouble: `LIST_PATTERN does not fit what the game answers to ${command}: ${JSON.stringify(said)}`,
          answer: said,
        }
      }
      understood = null
      return { trouble: '', ...notUnderstood, isPasswordWrong: false, isGameThere: true }
    },
    /** Whoever answered last may be gone. */
    forget() {
      last = null
    },
    /** How many slots a player has free; null when they are not there. */
    async freeSlots(name: string): Promise<number | null | Trouble> {
      // No selector, and no second word.
      if (!isPlayerName(name)) return null
      const answer = await rcon.run(`data get entity ${name} Inventory`)
      if (answer.ran !== 'yes') return troubleOf(answer)
      if (/^No entity was found/m.test(answer.text)) return null
      return (
        countFreeSlots(answer.text) ?? {
          trouble: `free slots cannot be read from ${JSON.stringify(answer.text.slice(0, 200))}`,
          isPasswordWrong: false,
          isGameThere: true,
        }
      )
    },
  }
}
