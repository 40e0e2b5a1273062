/** Counts what players do in the game, and writes it down as a vanilla world does; `flying-squid` does not. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GamePlayer, Squid } from './flying-squid.ts'

const STATS = ['play_time', 'deaths', 'player_kills'] as const
type Stats = Record<(typeof STATS)[number], number>
/** A vanilla world is saved every 5 minutes, and a player who leaves at once. */
const SAVE_EVERY_MS = 1_000
/** Of 1.18.2. */
const DATA_VERSION = 2_975

export function keepStatistics(squid: Squid, folder: string): void {
  const statsFolder = join(folder, 'world', 'stats')
  mkdirSync(statsFolder, { recursive: true })
  const players = new Map<string, { name: string; stats: Stats }>()

  function statsOf({ uuid, username }: GamePlayer): Stats {
    const known = players.get(uuid) ?? { name: username, stats: { play_time: 0, deaths: 0, player_kills: 0 } }
    players.set(uuid, known)
    return known.stats
  }

  function save(): void {
    const cache = [...players].map(([uuid, { name }]) => ({
      name,
      uuid,
      expiresOn: '2030-01-01 00:00:00 +0000',
    }))
    writeFileSync(join(folder, 'usercache.json'), JSON.stringify(cache))
    for (const [uuid, { stats }] of players) {
      // What was never done is not written down.
      const done = STATS.filter((stat) => stats[stat] > 0).map((stat) => [`minecraft:${stat}`, stats[stat]])
      const file = { stats: { 'minecraft:custom': Object.fromEntries(done) }, DataVersion: DATA_VERSION }
      writeFileSync(join(statsFolder, `${uuid}.json`), JSON.stringify(file))
    }
  }

  squid.on('tick', () => {
    for (const player of squid.players) statsOf(player).play_time++
  })
  squid.on('newPlayer', (player: GamePlayer) => {
    const { updateHealth } = player
    player.on('attack', ({ attackedEntity }: { attackedEntity: GamePlayer }) => {
      struckBy.set(attackedEntity, player)
    })
    player.updateHealth = (health) => {
      if (health <= 0 && player.health > 0) {
        statsOf(player).deaths++
        const killer = struckBy.get(player)
        if (killer) statsOf(killer).player_kills++
      }
      if (health > player.health) struckBy.delete(player)
      updateHealth(health)
    }
    player.on('disconnected', save)
  })
  setInterval(save, SAVE_EVERY_MS)
}

/** By whom somebody was hit since they were last well. */
const struckBy = new WeakMap<GamePlayer, GamePlayer>()
