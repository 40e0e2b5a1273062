/** What staff see, decide and correct of what games have told of players. */
import type { Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { StrikeOut } from '#server/lib/games/count-earned.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { RANKED_FIGURES } from '#shared/constants/games/leaderboards.ts'
import { playerFiguresAudit } from '#shared/contract/games/player-figures.audit.texts.ts'
import type {
  FiguresCorrection,
  FiguresSearch,
  PlayerFigures,
} from '#shared/contract/games/player-figures.ts'
import type { StaffFiguresRow, StaffFiguresStore } from './staff-figures.store.ts'

type Fields = Updateable<Schema['player_statistics']>
const NONE_WAITING = { waiting_kills: 0, waiting_deaths: 0, waiting_points: 0 }
const NOTHING = { playtime: 0, kills: 0, deaths: 0, points: 0, ...NONE_WAITING }

export type StaffFiguresService = ReturnType<typeof createStaffFiguresService>
export function createStaffFiguresService({
  figures,
  lockGameServer,
  strikeOut,
  audit,
  database,
  now,
}: {
  figures: StaffFiguresStore
  lockGameServer: GameServersStore['lock']
  strikeOut: StrikeOut
  audit: Pick<AuditService, 'record'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function get(id: number): Promise<StaffFiguresRow> {
    const row = await figures.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Nothing is told of the game server's players meanwhile. */
  const change = (
    id: number,
    { action, reason, actor }: { action: 'update' | 'delete'; reason: string; actor: Actor },
    decide: (before: StaffFiguresRow) => Fields,
  ): Promise<PlayerFigures> =>
    database.transaction(async () => {
      await lockGameServer((await get(id)).game_server_id)
      const before = await get(id)
      const fields = decide(before)
      const time = now().getTime()
      const risen = RANKED_FIGURES.filter((figure) => Number(fields[figure] ?? 0) > before[figure])
      await figures.update(id, {
        ...fields,
        ...Object.fromEntries(risen.map((figure) => [`${figure}_at`, time])),
      })
      const after = await get(id)
      await audit.record({
        noun: playerFiguresAudit,
        action,
        nounId: id,
        actorId: actor.id,
        before: snapshot(before),
        after: { ...snapshot(after), reason },
      })
      return present(after)
    })

  return {
    countWaiting: () => figures.count({ isWaiting: true }),

    async list({ search, gameServerId, waiting, page }: FiguresSearch) {
      const filter = { search, gameServerId, isWaiting: waiting !== undefined }
      const rows = await figures.list(filter, {
        limit: STAFF_PAGE_SIZE,
        offset: (page - 1) * STAFF_PAGE_SIZE,
      })
      return { data: rows.map(present), total: await figures.count(filter), page, pageSize: STAFF_PAGE_SIZE }
    },

    correct: (id: number, { reason, ...told }: FiguresCorrection, actor: Actor) =>
      change(id, { action: 'update', reason, actor }, () => told),

    accept: (id: number, reason: string, actor: Actor) =>
      change(id, { action: 'update', reason, actor }, (row) => ({
        ...assertWaiting(row),
        kills: cappedSum(row.kills, row.waiting_kills),
        deaths: cappedSum(row.deaths, row.waiting_deaths),
        points: cappedSum(row.points, row.waiting_points),
      })),

    refuse: (id: number, reason: string, actor: Actor) =>
      change(id, { action: 'update', reason, actor }, assertWaiting),

    /** Tables before figures, in the order in which deletions of accounts and ends of seasons hold them. */
    strike: (id: number, reason: string, actor: Actor) =>
      database.transaction(
        async () => {
          await lockGameServer((await get(id)).game_server_id)
          await strikeOut(id)
          return change(id, { action: 'delete', reason, actor }, () => NOTHING)
        },
        { isRepeatable: true },
      ),
  }
}

/** @throws {AppError} `conflict` where somebody else has decided already */
function assertWaiting(row: StaffFiguresRow): typeof NONE_WAITING {
  if (row.waiting_kills + row.waiting_deaths + row.waiting_points === 0) throw new AppError('conflict')
  return NONE_WAITING
}

function present(row: StaffFiguresRow): PlayerFigures {
  const { id, player, username, playtime, kills, deaths, points } = row
  return {
    id,
    player,
    username,
    gameServerId: row.game_server_id,
    gameServer: row.name_server,
    toldAt: isoTime(row.told_at),
    playtime,
    kills,
    deaths,
    points,
    waiting: { kills: row.waiting_kills, deaths: row.waiting_deaths, points: row.waiting_points },
  }
}

function snapshot(row: StaffFiguresRow) {
  const { player, gameServer, playtime, kills, deaths, points, waiting } = present(row)
  const told = Object.entries(waiting).map(([figure, value]) => `${figure} ${value}`)
  return { player, gameServer, playtime, kills, deaths, points, waiting: told.join(', ') }
}
