/** A game with players and their inventories behind its RCON. */
import { type GameAnswer, type RconOptions, startRconServer } from './rcon-server.ts'

const SLOTS = 36
const ITEM_ID = 'minecraft:stone'

/** Until it is stopped; `bookFile` is where it writes down what it runs. */
export async function startGame(bookFile: string, options: Pick<RconOptions, 'isAlive'> = {}) {
  /** Names, with how many slots are taken. */
  const players = new Map<string, { uuid: string; taken: number }>()
  const own = new Map<string, (command: string) => GameAnswer>()

  function inventoryOf(name: string): string {
    const player = players.get(name)
    if (!player) return 'No entity was found'
    const items = Array.from({ length: Math.min(player.taken, SLOTS) }, (_, slot) => {
      const box = `tag: {BlockEntityTag: {Items: [{Slot: 0b, id: "${ITEM_ID}"}]}, display: {Name: '{"text":"] Slot: 1b {"}'}}`
      return `{Slot: ${slot}b, id: "${ITEM_ID}", Count: 1b, ${box}}`
    })
    return `${name} has the following entity data: [${[...items, `{Slot: 103b, id: "${ITEM_ID}"}`].join(', ')}]`
  }

  function answer(command: string): GameAnswer {
    for (const [start, give] of own) if (command.startsWith(start)) return give(command)
    const [word, ...rest] = command.split(' ')
    if (word === 'list') {
      const names = [...players].map(([name, { uuid }]) => (rest[0] === 'uuids' ? `${name} (${uuid})` : name))
      return `There are ${names.length} of a max of 20 players online: ${names.join(', ')}`
    }
    if (word === 'data') return inventoryOf(rest[2] ?? '')
    if (word === 'give')
      return players.has(rest[0] ?? '') ? `Gave 1 [Diamond] to ${rest[0]}` : 'No player was found'
    return word === 'say' ? `[Rcon] ${rest.join(' ')}` : ''
  }

  const server = await startRconServer(bookFile, { answer, ...options })
  return {
    ...server,
    /** What commands that begin so are answered. */
    when: (start: string, give: (command: string) => GameAnswer) => void own.set(start, give),
    join: (name: string, taken = 0) =>
      void players.set(name, { uuid: '8667ba71-b85a-4004-af54-457a9734eed7', taken }),
    leave: (name: string) => void players.delete(name),
  }
}
