/** The console of the game: what `flying-squid` does, in the words of the vanilla server, and what it lacks. */
import { setImmediate } from 'node:timers/promises'
import type { GamePlayer, Squid } from './flying-squid.ts'

const NOBODY = 'No player was found'
const unknown = (command: string) => `Unknown or incomplete command, see below for error\n${command}<--[HERE]`
const TICKS_AT_ONCE = 2_000
/** The hotbar has the last places of the window, and the first in what is saved. */
const [HOTBAR, HOTBAR_SIZE] = [36, 9]

export function createConsole(squid: Squid) {
  /** Names count without regard to case. */
  const find = (name = '') =>
    squid.players.find(({ username }) => username.toLowerCase() === name.toLowerCase())

  const commands: Record<string, (words: string[]) => string | Promise<string>> = {
    list: ([how]) => {
      const names = squid.players.map(({ username, uuid }) =>
        how === 'uuids' ? `${username} (${uuid})` : username,
      )
      return `There are ${names.length} of a max of 20 players online: ${names.join(', ')}`
    },

    async give([name, item = '', count = '1']) {
      const player = find(name)
      if (!player) return NOBODY
      const key = item.replace(/^minecraft:/, '')
      const known = squid.registry.itemsByName[key]
      if (!known) return `Unknown item '${item}'`
      await squid.commands.use(`give ${player.username} ${key} ${count}`)
      return `Gave ${count} [${known.displayName}] to ${player.username}`
    },

    /** What it shows is the JSON of the command, whole. */
    tellraw([name, ...json]) {
      const player = find(name)
      if (!player) return NOBODY
      const message = json.join(' ')
      JSON.parse(message)
      player._client.write('chat', { message, position: 1, sender: '00000000-0000-0000-0000-000000000000' })
      return ''
    },

    data([get, entity, name, path]) {
      if (get !== 'get' || entity !== 'entity' || path !== 'Inventory') return unknown(`data ${get}`)
      const player = find(name)
      return player
        ? `${player.username} has the following entity data: ${savedInventory(player)}`
        : 'No entity was found'
    },

    async kill([name]) {
      const player = find(name)
      if (!player) return NOBODY
      await squid.commands.use(`kill ${player.username}`)
      return `Killed ${player.username}`
    },

    /** Runs so many ticks as fast as they go, as later versions do. */
    async tick([sprint, ticks]) {
      if (sprint !== 'sprint') return unknown(`tick ${sprint}`)
      for (let left = Number(ticks); left > 0; left--) {
        squid.emit('tick', 0.05, ++squid.tickCount)
        if (left % TICKS_AT_ONCE === 0) await setImmediate()
      }
      return `The game is sprinting`
    },

    say: async ([...words]) => {
      await squid.commands.use(`say ${words.join(' ')}`)
      return ''
    },
  }

  return async (command: string): Promise<string> => {
    const [word = '', ...words] = command
      .replace(/^\//, '')
      .replace(/^minecraft:/, '')
      .split(' ')
    try {
      return (await commands[word]?.(words)) ?? unknown(command)
    } catch (error) {
      return (error as Error).message
    }
  }
}

function savedInventory({ inventory }: GamePlayer): string {
  const items = inventory.items().map(({ name, count, slot }) => {
    const saved = slot >= HOTBAR && slot < HOTBAR + HOTBAR_SIZE ? slot - HOTBAR : slot
    return `{Slot: ${saved}b, id: "minecraft:${name}", Count: ${count}b}`
  })
  return `[${items.join(', ')}]`
}
