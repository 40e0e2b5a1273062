/** What staff can do, and to what, as the log of changes names it. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'ban',
  'unban',
  'export',
  'end_sessions',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_NOUNS = [
  'user',
  'role',
  'news',
  'feedback',
  'game_server',
  'maintenance_window',
  'launcher_release',
] as const
export type AuditNoun = (typeof AUDIT_NOUNS)[number]
