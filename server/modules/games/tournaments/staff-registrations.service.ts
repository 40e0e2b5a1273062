/** What staff see and do about those registered for a tournament. */
import { AppError } from '#server/lib/app-error.ts'
import type { FiguresOf } from '#server/lib/games/account-figures.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { registrationAudit } from '#shared/contract/games/tournaments.audit.texts.ts'
import {
  REGISTRATIONS_TOPIC,
  type RegistrationSearch,
  type StaffRegistration,
} from '#shared/contract/games/tournaments.ts'
import { toZoneTime } from '#shared/zone-time.ts'
import type { RegistrationsStore, StaffRegistrationRow } from './registrations.store.ts'
import { registrationsCsv } from './registrations-csv.ts'
import { type TournamentEntries, valuesOf } from './tournament-entries.ts'
import { TOURNAMENT_LETTER } from './tournament-letters.service.ts'
import { tournamentRemovalNotice, tournamentReturnNotice } from './tournament-notices.ts'

/** So many are in memory at once while the list is written to a file. */
const EXPORT_BATCH = 500

export type StaffRegistrationsService = ReturnType<typeof createStaffRegistrationsService>
export function createStaffRegistrationsService({
  registrations,
  entries,
  isBanned,
  figuresOf,
  audit,
  mail,
  notices,
  invalidation,
  timeZone,
  now,
}: {
  registrations: RegistrationsStore
  entries: TournamentEntries
  isBanned: (account: { banned_at: number | null; ban_ends_at: number | null }, now: number) => boolean
  figuresOf: FiguresOf
  audit: Pick<AuditService, 'record'>
  mail: Pick<MailService, 'queueAbout' | 'deliverSoon'>
  notices: Pick<NoticesService, 'tell'>
  invalidation: Pick<CacheInvalidationService, 'change'>
  /** The community's. */
  timeZone: () => Promise<string>
  now: () => Date
}) {
  async function presentAll(rows: readonly StaffRegistrationRow[]): Promise<StaffRegistration[]> {
    const figures = await figuresOf(rows.map(({ user_id }) => user_id))
    return rows.map((row) => present({ ...row, level: figures.get(row.user_id)?.level ?? row.level }))
  }
  const present = (row: StaffRegistrationRow): StaffRegistration => ({
    id: row.id,
    userId: row.user_id,
    username: row.username,
    level: row.level,
    registeredAt: new Date(row.registered_at).toISOString(),
    isBanned: isBanned(row, now().getTime()),
    removal:
      row.removed_at === null
        ? null
        : { at: new Date(row.removed_at).toISOString(), reason: row.removal_reason ?? '' },
  })

  return {
    async list(tournamentId: number, { search, sort, page }: RegistrationSearch) {
      await getTournament(tournamentId)
      const offset = (page - 1) * STAFF_PAGE_SIZE
      const rows = await registrations.list(tournamentId, { search, sort, limit: STAFF_PAGE_SIZE, offset })
      return {
        data: await presentAll(rows),
        total: await registrations.countFound(tournamentId, search),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },

    /** Written to the log before the first line leaves, as one that breaks off has left as well. */
    async export(tournamentId: number, actor: Actor, language: Language) {
      const after = { tournament: titleOf(await getTournament(tournamentId)) }
      const change = { noun: registrationAudit, nounId: tournamentId, actorId: actor.id } as const
      await audit.record({ ...change, action: 'export', before: null, after })
      const zone = await timeZone()
      const name = `tournament-${tournamentId}-${toZoneTime(now().toISOString(), zone).slice(0, 10)}.csv`
      return { name, type: 'text/csv', content: registrationsCsv(listAll(tournamentId), { language, zone }) }
    },

    remove: (id: number, reason: string, actor: Actor) =>
      change(id, actor, 'delete', async () => {
        if (!(await registrations.setRemoved(id, { at: now().getTime(), reason })))
          throw new AppError('conflict')
      }),

    putBack: (id: number, actor: Actor) =>
      change(id, actor, 'restore', async (tournamentId, { capacity }) => {
        if (!(await registrations.setRemoved(id, null))) throw new AppError('conflict')
        if ((await registrations.count(tournamentId)) > capacity) throw new AppError('tournament_full')
      }),
  }

  /** Changes a registration, writes that down, and tells the player. */
  async function change(
    id: number,
    actor: Actor,
    action: 'delete' | 'restore',
    work: (tournamentId: number, values: ReturnType<typeof valuesOf>) => Promise<void>,
  ): Promise<StaffRegistration> {
    const changed = await invalidation.change(REGISTRATIONS_TOPIC, async () => {
      const { tournament_id } = await getRegistration(id)
      const tournament = await entries.findForChange('tournaments', tournament_id)
      if (!tournament) throw new AppError('not_found')
      const before = await getRegistration(id)
      await work(tournament_id, valuesOf(tournament))
      const after = await getRegistration(id)
      const snapshot = ({ user_id, removal_reason }: StaffRegistrationRow) => ({
        tournament: titleOf(tournament),
        userId: user_id,
        reason: removal_reason,
      })
      await audit.record({
        noun: registrationAudit,
        action,
        nounId: id,
        actorId: actor.id,
        before: snapshot(before),
        after: snapshot(after),
      })
      await mail.queueAbout(TOURNAMENT_LETTER, [after.user_id], tournament_id)
      const { title_ru, title_en } = valuesOf(tournament)
      const titles = { title_ru, title_en }
      const url = addresses.tournaments
      await (after.removed_at === null
        ? notices.tell(after.user_id, { kind: tournamentReturnNotice, values: titles, url })
        : notices.tell(after.user_id, {
            kind: tournamentRemovalNotice,
            values: { ...titles, reason: after.removal_reason ?? '' },
            url,
          }))
      return after
    })
    mail.deliverSoon()
    const [registration] = await presentAll([changed])
    return registration as StaffRegistration
  }

  async function* listAll(tournamentId: number): AsyncIterable<StaffRegistration[]> {
    let last = 0
    for (;;) {
      const rows = await registrations.listBehind(tournamentId, last, EXPORT_BATCH)
      if (rows.length > 0) yield presentAll(rows)
      if (rows.length < EXPORT_BATCH) return
      last = rows.at(-1)?.id ?? last
    }
  }

  async function getTournament(id: number) {
    const found = (await entries.list('tournaments')).find((entry) => entry.id === id && !entry.isDeleted)
    if (!found) throw new AppError('not_found')
    return found
  }

  async function getRegistration(id: number): Promise<StaffRegistrationRow> {
    const row = await registrations.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }
}

function titleOf(entry: Parameters<typeof valuesOf>[0]): string {
  const { title_ru, title_en } = valuesOf(entry)
  return title_ru ?? title_en ?? ''
}
