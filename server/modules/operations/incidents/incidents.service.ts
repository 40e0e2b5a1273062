/** Outages and maintenance of the site, told by staff. */
import { AppError, refuseFields } from '#server/lib/app-error.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import {
  INCIDENT_TOLD_DAYS,
  INCIDENT_UPDATES_MAX,
  INCIDENTS_SHOWN_MAX,
  type MeasuredService,
} from '#shared/constants/status.ts'
import { incidentAudit } from '#shared/contract/operations/incidents.audit.texts.ts'
import type {
  Incident,
  IncidentChange,
  IncidentDraft,
  StaffIncident,
} from '#shared/contract/operations/incidents.ts'
import type { IncidentRow, IncidentsStore } from './incidents.store.ts'
import {
  type KeptUpdate,
  presentForStaff,
  presentIncident,
  servicesOf,
  updatesOf,
} from './present-incidents.ts'

const DAY_MS = 24 * 60 * 60_000
const STAFF_LIST_MAX = 100

const NOTHING_SAID = {
  title_ru: '',
  title_en: '',
  services: '[]',
  game_server_ids: '[]',
  ends_at: null,
  updates: '[]',
}

/** Announced maintenance of services, by the clock. */
export type ServiceMaintenance = { services: MeasuredService[]; from: number; to: number }

export type IncidentsService = ReturnType<typeof createIncidentsService>
export function createIncidentsService({
  incidents,
  versioned,
  invalidation,
  now,
}: {
  incidents: IncidentsStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  now: () => Date
}) {
  const changes = versioned.of(incidentAudit, snapshot)

  return {
    /** What goes on, is announced, or was over not long ago. */
    async listShown(): Promise<Incident[]> {
      const time = now().getTime()
      const since = time - INCIDENT_TOLD_DAYS * DAY_MS
      const rows = await incidents.listNearest(time, since, INCIDENTS_SHOWN_MAX)
      return rows.sort((a, b) => b.starts_at - a.starts_at || b.id - a.id).map(presentIncident)
    },

    /** The maintenance of services that shares a moment with the time from `from` to `to`. */
    async listMaintenance(from: number, to: number): Promise<ServiceMaintenance[]> {
      return (await incidents.listMaintenance(from, to)).map((row) => ({
        services: servicesOf(row),
        from: row.starts_at,
        to: row.ends_at ?? Number.POSITIVE_INFINITY,
      }))
    },

    async listForStaff(): Promise<StaffIncident[]> {
      return (await incidents.list(STAFF_LIST_MAX)).map(presentForStaff)
    },

    create: (draft: IncidentDraft, actor: Actor): Promise<StaffIncident> =>
      invalidation.change('status', async () => {
        const fields = { ...NOTHING_SAID, ...columnsOf(draft, null) }
        assertRules(fields)
        const row = await incidents.insert(fields)
        await changes.record('create', actor, null, row)
        return presentForStaff(row)
      }),

    update: (id: number, { version, ...change }: IncidentChange, actor: Actor): Promise<StaffIncident> =>
      invalidation.change('status', async () => {
        const row = await changes.update(actor, {
          read: () => getIncident(id),
          version,
          edit: (before) => columnsOf(change, before),
          save: (fields, before) => {
            assertRules({ ...before, ...fields })
            return incidents.update(id, fields, before.version)
          },
        })
        return presentForStaff(row)
      }),

    remove: (id: number, actor: Actor): Promise<void> =>
      invalidation.change('status', async () => {
        const before = await incidents.remove(id)
        if (!before) throw new AppError('not_found')
        await changes.record('delete', actor, before, null)
      }),
  }

  async function getIncident(id: number): Promise<IncidentRow> {
    const row = await incidents.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  function columnsOf(change: Omit<IncidentChange, 'version'>, before: IncidentRow | null) {
    const { services, gameServerIds, startsAt, endsAt } = change
    const update = updateIn(change)
    const isOver = update?.state === 'resolved' && !(endsAt === undefined ? before?.ends_at : endsAt)
    return withoutUndefined({
      kind: change.kind,
      title_ru: change.title_ru,
      title_en: change.title_en,
      services: services && JSON.stringify([...new Set(services)]),
      game_server_ids: gameServerIds && JSON.stringify([...new Set(gameServerIds)]),
      starts_at: startsAt === undefined ? undefined : Date.parse(startsAt),
      ends_at: isOver ? now().getTime() : endsAt === undefined ? undefined : momentOf(endsAt),
      updates: update && JSON.stringify([...(before ? updatesOf(before) : []), update]),
    })
  }

  function updateIn(change: Omit<IncidentChange, 'version'>): KeptUpdate | undefined {
    const { updateState: state = 'investigating', updateText_ru = '', updateText_en = '' } = change
    if (updateText_ru === '' && updateText_en === '') return undefined
    return { at: now().toISOString(), state, text_ru: updateText_ru, text_en: updateText_en }
  }
}

function assertRules(
  row: Pick<
    IncidentRow,
    'kind' | 'title_ru' | 'title_en' | 'starts_at' | 'ends_at' | 'updates' | 'game_server_ids'
  >,
): void {
  if (row.title_ru === '' && row.title_en === '') refuseFields({ title_ru: 'required' })
  if (row.ends_at !== null && row.ends_at <= row.starts_at) refuseFields({ endsAt: 'endsFirst' })
  if (updatesOf(row).length > INCIDENT_UPDATES_MAX) refuseFields({ updateText_ru: 'tooLong' })
  if (row.kind === 'incident') return
  if (row.ends_at === null) refuseFields({ endsAt: 'required' })
  if (row.game_server_ids !== '[]') refuseFields({ gameServerIds: 'invalid' })
}

function momentOf(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}

/** Under the title that was written. */
function snapshot(row: IncidentRow) {
  return { name: row.title_ru || row.title_en, ...presentForStaff(row) }
}
