import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import { type Figures, readStats, readUserCache } from './read-stats.ts'

const FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.json$/i
/** Made of a name's spelling by a server in offline mode. */
const OFFLINE = /^[\da-f]{8}-[\da-f]{4}-3/
/** Worlds lie one or two folders below the server. */
const LEVELS = 3

/** Finds whose figures have changed since they were told. */
export function watchStats(folder: string, isPlayerName: (name: string) => boolean, userCache?: string) {
  const files = new Map<string, { changedAt: number; figures: Figures }>()
  const untold = new Set<string>()

  async function readNames(): Promise<Map<string, string>> {
    const above = Array.from({ length: LEVELS }, (_, level) =>
      join(folder, ...Array.from({ length: level + 1 }, () => '..'), 'usercache.json'),
    )
    for (const place of userCache === undefined ? above : [userCache]) {
      const text = await readFile(place, 'utf8').catch(() => null)
      if (text !== null) return readUserCache(text) ?? new Map()
    }
    throw new Error(`usercache.json is not found above ${dirname(folder)}: set USERCACHE_FILE`)
  }

  async function readChanged(): Promise<void> {
    for (const file of await readdir(folder)) {
      const uuid = FILE.exec(file)?.[1]?.toLowerCase()
      if (uuid === undefined) continue
      try {
        const changedAt = (await stat(join(folder, file))).mtimeMs
        if (files.get(uuid)?.changedAt === changedAt) continue
        const figures = readStats(await readFile(join(folder, file), 'utf8'))
        // Being written; it is read the next time.
        if (figures === null) continue
        files.set(uuid, { changedAt, figures })
        untold.add(uuid)
      } catch {
        // Gone meanwhile.
      }
    }
  }

  return {
    /** Aborted as soon as the game writes something down from now on; never where the machine cannot tell, as of a network share. */
    untilWritten(): { signal: AbortSignal; close(): void } {
      const written = new AbortController()
      const { signal } = written
      try {
        const watcher = watch(folder, { persistent: false }, () => written.abort())
        watcher.on('error', () => {})
        return { signal, close: () => watcher.close() }
      } catch {
        return { signal, close: () => {} }
      }
    },
    /** @throws {Error} the figures or the names of players are not where they should be. */
    async listUntold(): Promise<PlayerStatistics[]> {
      await readChanged()
      if (untold.size === 0) return []
      const names = await readNames()
      const folded = (uuid: string) => names.get(uuid)?.toLowerCase()
      // In offline mode each spelling of a name has a file of its own; the site knows one player.
      const spellings = Map.groupBy(
        [...files.keys()].filter((uuid) => OFFLINE.test(uuid) && folded(uuid) !== undefined),
        folded,
      )
      const players = new Map<string, PlayerStatistics>()
      for (const uuid of untold) {
        const name = names.get(uuid)
        if (name === undefined || !isPlayerName(name)) continue
        const same = OFFLINE.test(uuid) ? (spellings.get(name.toLowerCase()) ?? [uuid]) : [uuid]
        const total = (of: keyof Figures) =>
          same.reduce((sum, one) => sum + (files.get(one)?.figures[of] ?? 0), 0)
        const figures = {
          playtimeSeconds: total('playtimeSeconds'),
          kills: total('kills'),
          deaths: total('deaths'),
        }
        players.set(OFFLINE.test(uuid) ? name.toLowerCase() : uuid, { name, uuid, ...figures, points: 0 })
      }
      return [...players.values()]
    },
    /** The site has heard of them. */
    told(players: readonly PlayerStatistics[]): void {
      for (const { uuid } of players) if (uuid) untold.delete(uuid)
    },
  }
}
export type StatsWatch = ReturnType<typeof watchStats>
