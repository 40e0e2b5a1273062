/** What staff can do, as the log of changes names it. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'ban',
  'unban',
  'answer',
  'export',
  'end_sessions',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
