/** The game: a `flying-squid` of one's own. */
import type { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { loadPackage } from './packages.ts'

/** Of later versions it tells players neither who the others are nor sounds that they can read. */
export const VERSION = '1.18.2'
const START_MS = 30_000

type Item = { name: string; count: number; slot: number }

/** What we use of it; its own types are not there for whoever has not installed it. */
export type GamePlayer = EventEmitter & {
  username: string
  uuid: string
  health: number
  inventory: { items(): Item[] }
  updateHealth(health: number): void
  takeDamage(hit: { velocity?: object }): void
  _client: EventEmitter & { write(packet: string, fields: object): void }
}
export type Squid = EventEmitter & {
  players: GamePlayer[]
  listeningPort: number
  tickCount: number
  registry: { itemsByName: Record<string, { displayName: string } | undefined> }
  commands: { use(command: string): Promise<string | undefined> }
  getPlayer(name: string): GamePlayer | null
  waitForReady(withinMs: number): Promise<unknown>
}

/** Starts it in this process, on any port; its world lies below `folder`. */
export async function startFlyingSquid(folder: string): Promise<Squid> {
  const { createMCServer } = loadPackage('flying-squid') as { createMCServer(options: object): Squid }
  const squid = createMCServer({
    host: '127.0.0.1',
    port: 0,
    version: VERSION,
    'online-mode': false,
    motd: 'Hold the line',
    'max-players': 20,
    gameMode: 0,
    difficulty: 1,
    worldFolder: join(folder, 'world'),
    generation: { name: 'superflat', options: { worldHeight: 80 } },
    kickTimeout: 10_000,
    'view-distance': 2,
    'everybody-op': false,
    'max-entities': 100,
    'player-list-text': { header: { text: '' }, footer: { text: '' } },
    plugins: {},
    logging: false,
  })
  squid.on('newPlayer', mend)
  await squid.waitForReady(START_MS)
  return squid
}

function mend(player: GamePlayer): void {
  const { _client: client, takeDamage } = player
  // The data of today name what was a number when it was written.
  client.on('client_command', ({ actionId }: { actionId: unknown }) => {
    if (actionId === 'perform_respawn') client.emit('client_command', { actionId: 0 })
  })
  // A blow does not push: several at once are more than its packets hold.
  player.takeDamage = ({ velocity: _, ...hit }) => takeDamage(hit)
}
