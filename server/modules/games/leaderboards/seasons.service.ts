import { AppError, refuseFields } from '#server/lib/app-error.ts'
import type { HoldSeasons, StrikeOut } from '#server/lib/games/count-earned.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { ShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { seasonAudit } from '#shared/contract/games/seasons.audit.texts.ts'
import type { Season, SeasonDraft } from '#shared/contract/games/seasons.ts'
import type { EndedStandingsStore } from './ended-standings.store.ts'
import type { SeasonRow, SeasonsStore } from './seasons.store.ts'
import type { StandingChangesStore } from './standing-changes.store.ts'

const ROUNDS_MAX = 5

export type SeasonsService = ReturnType<typeof createSeasonsService>
export function createSeasonsService({
  seasons,
  gameServers,
  shownServers,
  refreshStandings,
  addLeftOut,
  noteFigures,
  endedStandings,
  invalidation,
  audit,
  now,
}: {
  seasons: SeasonsStore
  gameServers: Pick<GameServersStore, 'find'>
  shownServers: Pick<ShownServers, 'list'>
  /** Brings all tables up to what has been told, in the transaction around the caller. */
  refreshStandings: () => Promise<void>
  /** Writes down in the table of a season whom running tables leave out, in the same transaction. */
  addLeftOut: (seasonId: number) => Promise<void>
  noteFigures: StandingChangesStore['noteFigures']
  endedStandings: Pick<EndedStandingsStore, 'keepParts' | 'addUp' | 'removeParts' | 'strike'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  audit: Pick<AuditService, 'of'>
  now: () => Date
}) {
  const record = audit.of(seasonAudit, snapshot)
  /** No two seasons begin or end at once, nor does a table change meanwhile. */
  const change = <T>(work: () => Promise<T>) =>
    invalidation.change('leaderboards', work, { inTurn: 'leaderboards', isRepeatable: true })

  /** Whoever tells figures meanwhile is waited for: they count, and nothing that comes later does. */
  async function endOne(id: number, endedAt: number): Promise<SeasonRow | undefined> {
    if (!(await seasons.hold(id))) return undefined
    await writeDown(id, ROUNDS_MAX)
    await seasons.removeFigures(id)
    return seasons.end(id, endedAt)
  }

  /** Figures change hands meanwhile, although none is added: then it is looked at once more. */
  async function writeDown(id: number, rounds: number): Promise<void> {
    await refreshStandings()
    await addLeftOut(id)
    await endedStandings.keepParts(id)
    if (rounds === 1 || (await endedStandings.addUp(id))) return
    await endedStandings.removeParts(id)
    await writeDown(id, rounds - 1)
  }

  return {
    async list(): Promise<Season[]> {
      const shown = new Set((await shownServers.list()).map(({ id }) => id))
      const rows = await seasons.list()
      return rows
        .filter(({ starts_at, ended_at }) => ended_at === null || ended_at > starts_at)
        .filter(({ game_server_id }) => game_server_id === 0 || shown.has(game_server_id))
        .map(present)
    },
    listForStaff: async (): Promise<Season[]> => (await seasons.list()).map(present),

    create: ({ gameServerId, startsAt, endsAt, ...names }: SeasonDraft, actor: Actor): Promise<Season> =>
      change(async () => {
        const time = now().getTime()
        const season = {
          ...names,
          game_server_id: gameServerId ?? 0,
          starts_at: Math.max(time, startsAt ? Date.parse(startsAt) : time),
          ends_at: endsAt ? Date.parse(endsAt) : null,
          ended_at: null,
        }
        if (season.ends_at !== null && season.ends_at <= season.starts_at)
          refuseFields({ endsAt: 'endsFirst' })
        if (season.game_server_id !== 0 && !(await gameServers.find(season.game_server_id)))
          throw new AppError('not_found')
        const others = (await seasons.list()).filter(
          (other) => other.game_server_id === season.game_server_id && other.ended_at === null,
        )
        if (others.some((other) => overlap(other, season))) throw new AppError('season_overlaps')
        const created = await seasons.insert(season)
        await record('create', actor, null, created)
        return present(created)
      }),

    end: (id: number, actor: Actor): Promise<Season> =>
      change(async () => {
        const before = await seasons.find(id)
        if (!before) throw new AppError('not_found')
        // One that had not begun was nothing.
        const after = await endOne(id, Math.max(now().getTime(), before.starts_at))
        if (!after) throw new AppError('season_ended')
        await record('update', actor, before, after)
        return present(after)
      }),

    /** Ends those whose date has come. Meant to be called several times a minute. */
    async endDue(): Promise<void> {
      for (const { id, ends_at } of await seasons.listDue(now().getTime()))
        await change(() => endOne(id, ends_at ?? now().getTime()))
    },

    /** Those below move up, as places are counted when they are read. */
    strikeOut: (async (statisticsId) => {
      await change(async () => {
        await seasons.strike(statisticsId)
        await noteFigures(statisticsId)
        await endedStandings.strike(statisticsId)
      })
    }) satisfies StrikeOut,

    hold: (async (gameServerId) => {
      const time = now().getTime()
      const running = await seasons.holdRunning(gameServerId, time)
      return async (earned) => {
        if (earned.length === 0) return
        for (const id of running) await seasons.addFigures(id, earned, time)
      }
    }) satisfies HoldSeasons,
  }
}

const endOf = ({ ends_at }: Pick<SeasonRow, 'ends_at'>) => ends_at ?? Number.POSITIVE_INFINITY
const overlap = (one: Span, other: Span) => one.starts_at < endOf(other) && other.starts_at < endOf(one)
type Span = Pick<SeasonRow, 'starts_at' | 'ends_at'>

function present(row: SeasonRow): Season {
  const { id, name_ru, name_en, game_server_id } = row
  return {
    id,
    name_ru,
    name_en,
    gameServerId: game_server_id === 0 ? null : game_server_id,
    startsAt: isoTime(row.starts_at),
    endsAt: isoTimeOrNull(row.ends_at),
    endedAt: isoTimeOrNull(row.ended_at),
  }
}

function snapshot(row: SeasonRow) {
  const { id: _, ...told } = present(row)
  return told
}
