/** Somebody who plays: a `mineflayer` player, until the test ends. */
import { type EventEmitter, once } from 'node:events'
import { onTestFinished } from 'vitest'
import { VERSION } from './flying-squid.ts'
import { loadPackage } from './packages.ts'

/** What we use of it; its own types are not there for whoever has not installed it. */
type Bot = EventEmitter & {
  players: Record<string, { entity?: object } | undefined>
  inventory: { items(): { name: string; count: number }[] }
  attack(entity: object): void
  quit(): void
}

export async function joinGame(port: number, name: string) {
  const { createBot } = loadPackage('mineflayer') as { createBot(options: object): Bot }
  const bot = createBot({ host: '127.0.0.1', port, username: name, version: VERSION, auth: 'offline' })
  const chat: string[] = []
  bot.on('message', (message: object) => void chat.push(String(message)))
  let deaths = 0
  bot.on('death', () => deaths++)
  bot.on('error', () => {})
  onTestFinished(() => bot.quit())
  await once(bot, 'spawn')
  return {
    name,
    /** What stood in the chat so far. */
    chat,
    /** How many of an item the player has. */
    count: (item: string) =>
      bot.inventory
        .items()
        .filter(({ name }) => name === item)
        .reduce((total, { count }) => total + count, 0),
    deaths: () => deaths,
    /** Hits another player who is in sight; false while they are not. */
    hit(other: string): boolean {
      const entity = bot.players[other]?.entity
      if (entity) bot.attack(entity)
      return entity !== undefined
    },
    leave: () => bot.quit(),
  }
}
