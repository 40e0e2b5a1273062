import type { AuditEntry, AuditStore } from './audit.store.ts'

export type AuditService = ReturnType<typeof createAuditService>
export function createAuditService({ audit, now }: { audit: AuditStore; now: () => Date }) {
  return {
    /** Writes down a change by staff. Call it in the transaction of the change. */
    record: (entry: AuditEntry) => audit.insert(entry, now().getTime()),
    listLatest: audit.listLatest,
    forgetUser: audit.forgetUser,
  }
}
