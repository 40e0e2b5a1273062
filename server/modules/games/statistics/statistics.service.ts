/** Takes what game servers tell of their players. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { CountEarned, Earned } from '#server/lib/games/count-earned.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import { ACHIEVEMENTS_MAX } from '#shared/constants/games/agents.ts'
import type { PlayerStatistics, Statistics } from '#shared/contract/games/statistics.ts'
import { countAgain, firstCount } from './count-statistics.ts'
import type { FindHolders } from './find-holders.ts'
import type { NewStatisticsRow, StatisticsRow, StatisticsStore } from './statistics.store.ts'

type Player = PlayerStatistics & { folded: string; lastingUuid: string | null }
type Row = Omit<StatisticsRow, 'id'> & { id?: number }

export type StatisticsService = ReturnType<typeof createStatisticsService>
export function createStatisticsService({
  statistics,
  lockGameServer,
  countEarned,
  findHolders,
  database,
  now,
}: {
  statistics: StatisticsStore
  lockGameServer: GameServersStore['lock']
  countEarned: CountEarned
  findHolders: FindHolders
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  return {
    /** Names nobody has confirmed are kept too. Of one game server one body is taken at a time. */
    tell: (
      { instance, players: told }: Statistics,
      gameServer: CallingGameServer,
    ): Promise<{ accepted: number; unknown: string[] }> =>
      database.transaction(async () => {
        if (!(await lockGameServer(gameServer.id))) throw new AppError('not_found')
        if (told.length === 0) return { accepted: 0, unknown: [] }
        const time = now().getTime()
        const players = told.map(asPlayer)
        const known = await statistics.listOf(
          gameServer.id,
          players.map(identityOf),
          players.map(({ folded }) => folded),
        )
        const book = openBook(known)
        for (const player of players) {
          const row = book.find(player)
          if (row?.id !== undefined && row.identity !== identityOf(player) && player.lastingUuid !== null)
            await statistics.setIdentity(row.id, identityOf(player))
          book.put(row, next(row, player, { instance, time, gameServer }))
        }
        const changed = book.listChanged()
        const nobodys = changed.filter(({ id }) => id === undefined)
        const holders = nobodys.length === 0 ? new Map() : await findHolders(gameServer.type, nobodys)
        for (const row of nobodys) row.user_id = holders.get(row.player_folded) ?? null
        await statistics.save(changed.map(asWritten))
        await countEarned(gameServer.id, earnedSince(known, changed))
        const unknown = players.filter((player) => (book.find(player)?.user_id ?? null) === null)
        return { accepted: players.length, unknown: [...new Set(unknown.map(({ name }) => name))] }
      }),
  }
}

const asPlayer = (player: PlayerStatistics): Player => ({
  ...player,
  folded: foldForSearch(player.name),
  lastingUuid: lastingUuidOf(player.uuid),
})
const identityOf = ({ folded, lastingUuid }: Player) =>
  lastingUuid === null ? `name:${folded}` : `uuid:${lastingUuid}`

const asWritten = ({ id: _, ...row }: Row): NewStatisticsRow => row

/** The rows of one game server by whom they are about; a name leads to whoever was last told under it. */
function openBook(known: readonly StatisticsRow[]) {
  const rows: Row[] = [...known]
  const changed = new Set<number>()
  const byIdentity = new Map(rows.map((row, at) => [row.identity, at]))
  const byName = new Map<string, number>()
  for (const [at, { player_folded }] of rows.entries())
    if (!byName.has(player_folded)) byName.set(player_folded, at)

  /** One that was known by name alone is taken over by the first UUID told under it. */
  function placeOf(player: Player): number | undefined {
    const exact = byIdentity.get(identityOf(player))
    if (exact !== undefined) return exact
    return player.lastingUuid === null ? byName.get(player.folded) : byIdentity.get(`name:${player.folded}`)
  }
  return {
    find(player: Player): Row | undefined {
      const at = placeOf(player)
      return at === undefined ? undefined : rows[at]
    },
    put(before: Row | undefined, after: Row) {
      if (before === after) return
      const at = before === undefined ? rows.length : rows.indexOf(before)
      if (before) byIdentity.delete(before.identity)
      rows[at] = after
      byIdentity.set(after.identity, at)
      byName.set(after.player_folded, at)
      changed.add(at)
    },
    listChanged: () => [...changed].flatMap((at) => rows[at] ?? []),
  }
}

function next(
  row: Row | undefined,
  player: Player,
  { instance, time, gameServer }: { instance: string; time: number; gameServer: CallingGameServer },
): Row {
  const identity = player.lastingUuid === null && row ? row.identity : identityOf(player)
  const called = {
    identity,
    player: player.name,
    player_folded: player.folded,
    player_uuid: player.lastingUuid ?? row?.player_uuid ?? null,
    achievements: join(row?.achievements ?? '[]', player.achievements ?? []),
  }
  if (!row)
    return {
      ...called,
      game_server_id: gameServer.id,
      game: gameServer.type,
      user_id: null,
      told_by: instance,
      ...firstCount(player, time),
    }
  const counted = countAgain(row, player, instance, time)
  const isCalledSo = (Object.keys(called) as (keyof typeof called)[]).every((key) => row[key] === called[key])
  return counted === row && isCalledSo ? row : { ...counted, ...called }
}

/** The first total of a player is none of it. */
function earnedSince(known: readonly StatisticsRow[], changed: readonly Row[]): Earned[] {
  const before = new Map(known.map((row) => [row.id, row]))
  return changed.flatMap((row) => {
    const was = row.id === undefined ? undefined : before.get(row.id)
    if (!was) return []
    const [playtime, kills, points] = [
      row.playtime - was.playtime,
      row.kills - was.kills,
      row.points - was.points,
    ]
    return playtime + kills + points > 0 ? [{ statisticsId: was.id, playtime, kills, points }] : []
  })
}

/** Those that were told before stay, up to as many as one body may name. */
function join(before: string, told: readonly string[]): string {
  if (told.length === 0) return before
  return JSON.stringify(
    [...new Set([...(JSON.parse(before) as string[]), ...told])].slice(0, ACHIEVEMENTS_MAX),
  )
}
