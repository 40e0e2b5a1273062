/** A game with AzLink in it: it asks all the time, and is started again whenever it has died. */
import { setTimeout as pass } from 'node:timers/promises'
import { createAzlinkPlugin } from '#tests/azlink/azlink-plugin.ts'
import type { CommandBook } from '#tests/rcon/command-book.ts'
import type { Fate } from './moments.ts'

/** The plugin asks each minute, and when it is woken. */
const POLL_MS = 250

const uuid = '8667ba71-b85a-4004-af54-457a9734eed7'

export function runAzlink(
  { port, key, book }: { port: number; key: string; book: CommandBook },
  goesOn: Fate['goesOn'],
) {
  const online = new Set<string>()
  let isDead = true
  let isOver = false
  let isResting = false
  let asking: Promise<unknown> = Promise.resolve()
  let plugin = make()

  function make() {
    return createAzlinkPlugin({
      port,
      key,
      take(command) {
        if (isDead || !goesOn('journal and run')) throw new Error('it has died')
        book.write(command)
        if (!goesOn('run and journal')) throw new Error('it has died')
      },
    })
  }

  async function ask(): Promise<void> {
    if (isDead) {
      plugin = make()
      isDead = false
      await plugin.start()
    }
    plugin.join(...[...online].map((name) => ({ name, uuid })))
    await plugin.poll()
  }
  async function live(): Promise<void> {
    while (!isOver) {
      // The site may be away.
      if (!isResting) {
        asking = ask().catch(() => {})
        await asking
      }
      await pass(POLL_MS)
    }
  }
  const lives = live()

  return {
    kill(): void {
      isDead = true
    },
    join: (name: string) => void online.add(name),
    leave: (name: string) => void online.delete(name),
    async rest(is: boolean): Promise<void> {
      isResting = is
      await asking
    },
    async stop(): Promise<void> {
      isOver = true
      await lives
    },
  }
}
