import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type AuditAction = Schema['audit_log']['action']
export type AuditNoun = Schema['audit_log']['noun']
export type AuditEntry = {
  action: AuditAction
  noun: AuditNoun
  nounId: number
  actorId: number
  /** What stood before and after; null where there is nothing to keep. */
  before: object | null
  after: object | null
}

export type AuditStore = ReturnType<typeof createAuditStore>
export function createAuditStore(database: Database) {
  return {
    async insert(entry: AuditEntry, at: number): Promise<void> {
      await database.query
        .insertInto('audit_log')
        .values({
          at,
          actor_id: entry.actorId,
          action: entry.action,
          noun: entry.noun,
          noun_id: entry.nounId,
          before: entry.before && JSON.stringify(entry.before),
          after: entry.after && JSON.stringify(entry.after),
        })
        .execute()
    },

    /** The newest entries, each with the name of whoever acted while that account still exists. */
    listLatest: (limit: number) =>
      database.query
        .selectFrom('audit_log')
        .leftJoin('users', 'users.id', 'audit_log.actor_id')
        .select([
          'audit_log.id',
          'audit_log.at',
          'audit_log.action',
          'audit_log.noun',
          'audit_log.noun_id',
          'audit_log.before',
          'audit_log.after',
          'users.username as actor',
        ])
        .orderBy('audit_log.id', 'desc')
        .limit(limit)
        .execute(),

    /** Empties what was kept of one account, so that deleting it leaves nothing personal behind. */
    async forgetUser(userId: number): Promise<void> {
      await database.query
        .updateTable('audit_log')
        .set({ before: null, after: null })
        .where('noun', '=', 'user')
        .where('noun_id', '=', userId)
        .execute()
    },
  }
}
export type AuditRow = Awaited<ReturnType<AuditStore['listLatest']>>[number]
