/** The files in which a vanilla world counts what its players do. */

export type Figures = { playtimeSeconds: number; kills: number; deaths: number }

const TICKS_A_SECOND = 20

/** What a file of `world/stats` says; null while it is being written, or where it says something else. */
export function readStats(text: string): Figures | null {
  const { stats } = (parse(text) ?? {}) as { stats?: Record<string, Record<string, unknown> | undefined> }
  if (typeof stats !== 'object' || stats === null) return null
  const counted = stats['minecraft:custom'] ?? {}
  // As it was called before 1.17.
  const ticks = totalOf(counted['minecraft:play_time'] ?? counted['minecraft:play_one_minute'])
  const kills = totalOf(counted['minecraft:player_kills'])
  const deaths = totalOf(counted['minecraft:deaths'])
  if (ticks === null || kills === null || deaths === null) return null
  return { playtimeSeconds: Math.floor(ticks / TICKS_A_SECOND), kills, deaths }
}

/** Names by UUID, as `usercache.json` has them; null while it is being written. */
export function readUserCache(text: string): Map<string, string> | null {
  const entries = parse(text)
  if (!Array.isArray(entries)) return null
  return new Map(
    (entries as ({ uuid?: unknown; name?: unknown } | null)[]).flatMap((entry) =>
      typeof entry?.uuid === 'string' && typeof entry.name === 'string'
        ? [[entry.uuid.toLowerCase(), entry.name] as const]
        : [],
    ),
  )
}

/** What was never done is not written down. */
function totalOf(value: unknown): number | null {
  if (value === undefined) return 0
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
