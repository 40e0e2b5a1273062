/** What the samples tell of a game server: its day, its record, and which share of the time it was online. */
import type { MaintenanceService } from '#server/modules/games/maintenance/maintenance.service.ts'
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'
import type { GameStatusStore } from './game-status.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const UPTIME_REFRESH_MS = 5 * MINUTE_MS

export function createStatusHistory({
  gameStatus,
  maintenance,
  now,
}: {
  gameStatus: GameStatusStore
  maintenance: Pick<MaintenanceService, 'listEndingAfter'>
  now: () => Date
}) {
  let uptimes = new Map<number, { week: number | null; month: number | null }>()
  let uptimesReadAt = Number.NEGATIVE_INFINITY

  return {
    /** Percent of the last 30 days online; null until there is a day of history. */
    uptimeOf: (serverId: number): number | null => uptimes.get(serverId)?.month ?? null,

    /** The most players that one of these game servers had at a time; null before anybody was on one. */
    async findHighest(
      serverIds: readonly number[],
    ): Promise<{ players: number; name_server: string; at: string } | null> {
      const highest = serverIds.length > 0 && (await gameStatus.findHighest(serverIds))
      if (!highest || highest.players_max === 0) return null
      const { players_max, name_server, hour } = highest
      return { players: players_max, name_server, at: new Date(hour * HOUR_MS).toISOString() }
    },

    /** Reads the shares of the time online every five minutes. Meant to be called every second. */
    async refresh(): Promise<void> {
      const time = now().getTime()
      if (Math.abs(time - uptimesReadAt) < UPTIME_REFRESH_MS) return
      uptimesReadAt = time
      uptimes = await readUptimes(time)
    },

    async get(serverId: number): Promise<GameServerHistory> {
      const time = now().getTime()
      const quarters = await gameStatus.listQuarterHours(serverId, Math.floor((time - DAY_MS) / MINUTE_MS))
      const windows = (await maintenance.listEndingAfter(time - DAY_MS)).get(serverId) ?? []
      const record = await gameStatus.findRecord(serverId)
      const uptime = uptimes.get(serverId)
      return {
        day: quarters.map(({ quarter, players, is_online }) => ({
          at: new Date(quarter * QUARTER_MS).toISOString(),
          players,
          isOnline: is_online === 1,
        })),
        maintenance: windows
          .filter(({ startsAt }) => Date.parse(startsAt) <= time)
          .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        record: record
          ? { players: record.players_max, at: new Date(record.hour * HOUR_MS).toISOString() }
          : null,
        uptime7Days: uptime?.week ?? null,
        uptime30Days: uptime?.month ?? null,
      }
    },
  }

  async function readUptimes(time: number): Promise<typeof uptimes> {
    const hour = Math.floor(time / HOUR_MS)
    const shares = async (days: number) =>
      new Map(
        (await gameStatus.sumSince(hour - days * 24)).map((row) => [
          row.server_id,
          hour - row.first_hour >= 24 ? percent(row.online_samples, row.samples) : null,
        ]),
      )
    const [week, month] = [await shares(7), await shares(30)]
    return new Map([...month].map(([id, share]) => [id, { week: week.get(id) ?? null, month: share }]))
  }
}

/** To one decimal. */
function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10
}
