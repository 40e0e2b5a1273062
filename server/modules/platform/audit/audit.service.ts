import type { AuditAction, AuditNoun } from '#shared/constants/audit.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { AuditEntry, AuditSearch } from '#shared/contract/platform/audit.ts'
import type { AuditRecord, AuditRow, AuditStore } from './audit.store.ts'
import { describeChange } from './describe-change.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who acts. */
export type Actor = { id: number }

export type AuditService = ReturnType<typeof createAuditService>
export function createAuditService({ audit, now }: { audit: AuditStore; now: () => Date }) {
  /** Writes down a change by staff. Call it in the transaction of the change. */
  const record = (entry: AuditRecord) => audit.insert(entry, now().getTime())

  return {
    record,
    /** The same for one noun: what stood before and after, each as `snapshot` keeps it. */
    of:
      <Row extends { id: number }>(noun: AuditNoun, snapshot: (row: Row) => object) =>
      (action: AuditAction, actor: Actor, before: Row | null, after: Row | null) =>
        record({
          action,
          noun,
          nounId: (after ?? before)?.id ?? 0,
          actorId: actor.id,
          before: before && snapshot(before),
          after: after && snapshot(after),
        }),
    forgetUser: audit.forgetUser,

    async listLatest(limit: number, language: Language): Promise<AuditEntry[]> {
      return (await audit.list({}, limit)).map((row) => present(row, language))
    },

    async list({ page, from, to, ...search }: AuditSearch, language: Language) {
      const filter = {
        ...search,
        since: from === undefined ? undefined : Date.parse(from),
        until: to === undefined ? undefined : Date.parse(to) + DAY_MS,
      }
      const rows = await audit.list(filter, STAFF_PAGE_SIZE, (page - 1) * STAFF_PAGE_SIZE)
      return {
        data: rows.map((row) => present(row, language)),
        total: await audit.count(filter),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },
  }
}

function present(row: AuditRow, language: Language): AuditEntry {
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: row.actor_id === null || row.actor === null ? null : { id: row.actor_id, username: row.actor },
    action: row.action,
    noun: row.noun,
    nounId: row.noun_id,
    description: describeChange(row, language),
    before: parseSnapshot(row.before),
    after: parseSnapshot(row.after),
  }
}

function parseSnapshot(text: string | null): Record<string, unknown> | null {
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}
