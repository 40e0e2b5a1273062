/** What the agent asks of the game before it runs anything there. */

import { countFreeSlots } from './game/free-slots.ts'
import { type Online, readList, withoutColors } from './game/read-list.ts'
import type { Rcon, RconAnswer } from './rcon/rcon-client.ts'

/** Who was there longer ago than this is asked for again. */
const FRESH_MS = 5_000
/** No selector, and no second word. */
const ONE_PLAYER = /^\.?\w+$/

export type Trouble = { trouble: string; isPasswordWrong: boolean; isGameThere: boolean }

export type Game = ReturnType<typeof createGame>
export function createGame({
  rcon,
  listCommand,
  listPattern,
  steadyNow = () => performance.now(),
}: {
  rcon: Pick<Rcon, 'run'>
  listCommand: string
  listPattern: RegExp
  steadyNow?: () => number
}) {
  let last: { online: Online; askedAt: number } | null = null

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
      const answer = await rcon.run(listCommand)
      last = null
      if (answer.ran !== 'yes') return troubleOf(answer)
      const online = readList(answer.text, listPattern)
      if (online === null) {
        const said = JSON.stringify(withoutColors(answer.text).slice(0, 200))
        const trouble = `LIST_PATTERN does not fit what the game answers to ${listCommand}: ${said}`
        return { trouble, isPasswordWrong: false, isGameThere: true }
      }
      last = { online, askedAt }
      return online
    },
    /** Whoever answered last may be gone. */
    forget() {
      last = null
    },
    /** How many slots a player has free; null when they are not there. */
    async freeSlots(name: string): Promise<number | null | Trouble> {
      if (!ONE_PLAYER.test(name)) return null
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
