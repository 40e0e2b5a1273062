import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { AuditAction } from '#shared/constants/audit.ts'

export type AuditRecord = {
  action: AuditAction
  noun: string
  nounId: number
  /** Null is a release, or whoever runs the machine. */
  actorId: number | null
  /** By which key they acted; null where they acted themselves. */
  keyName: string | null
  /** What stood before and after; null where there is nothing to keep. */
  before: object | null
  after: object | null
}
export type AuditFilter = {
  actor?: string | undefined
  action?: AuditAction | undefined
  noun?: string | undefined
  /** Only entries of these nouns. */
  nouns?: readonly string[] | undefined
  nounId?: number | undefined
  /** Times, the first included and the second not. */
  since?: number | undefined
  until?: number | undefined
}

export type AuditStore = ReturnType<typeof createAuditStore>
export function createAuditStore(database: Database) {
  const matching = ({ actor, action, noun, nouns, nounId, since, until }: AuditFilter) => {
    let entries = database.query.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id')
    if (actor) entries = entries.where('users.username_folded', '=', foldForSearch(actor))
    if (action) entries = entries.where('audit_log.action', '=', action)
    if (noun) entries = entries.where('audit_log.noun', '=', noun)
    if (nouns) entries = entries.where('audit_log.noun', 'in', nouns)
    if (nounId !== undefined) entries = entries.where('audit_log.noun_id', '=', nounId)
    if (since !== undefined) entries = entries.where('audit_log.at', '>=', since)
    if (until !== undefined) entries = entries.where('audit_log.at', '<', until)
    return entries
  }

  return {
    async insert(entry: AuditRecord, at: number): Promise<void> {
      await database.query
        .insertInto('audit_log')
        .values({
          at,
          actor_id: entry.actorId,
          key_name: entry.keyName,
          action: entry.action,
          noun: entry.noun,
          noun_id: entry.nounId,
          before: entry.before && JSON.stringify(entry.before),
          after: entry.after && JSON.stringify(entry.after),
        })
        .execute()
    },

    /** Newest first, each with the name of whoever acted while that account still exists. */
    list: (filter: AuditFilter, limit: number, offset = 0) =>
      matching(filter)
        .select([
          'audit_log.id',
          'audit_log.at',
          'audit_log.actor_id',
          'audit_log.key_name',
          'audit_log.action',
          'audit_log.noun',
          'audit_log.noun_id',
          'audit_log.before',
          'audit_log.after',
          'users.username as actor',
        ])
        .orderBy('audit_log.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: AuditFilter): Promise<number> {
      const row = await matching(filter)
        .select((entries) => entries.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    async removeBefore(time: number): Promise<void> {
      await database.query.deleteFrom('audit_log').where('at', '<', time).execute()
    },

    /** Empties what was kept of one thing, but for that it was changed. */
    async forget(noun: string, nounId: number): Promise<void> {
      await database.query
        .updateTable('audit_log')
        .set({ before: null, after: null })
        .where('noun', '=', noun)
        .where('noun_id', '=', nounId)
        .execute()
    },
  }
}
export type AuditRow = Awaited<ReturnType<AuditStore['list']>>[number]
