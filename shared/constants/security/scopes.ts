import type { Permission } from '#shared/constants/permissions.ts'

/** What a key of a person may be for, and the permission that it acts by: a key without it, or whose maker lost it, may do nothing. */
export const PERMISSION_BY_SCOPE = {
  launcher: 'manage_launcher',
  news: 'manage_news',
  game_servers: 'manage_game_servers',
  status: 'manage_status',
  audit: 'view_audit_log',
} as const satisfies Record<string, Permission>
export type Scope = keyof typeof PERMISSION_BY_SCOPE
export const SCOPES = Object.keys(PERMISSION_BY_SCOPE) as [Scope, ...Scope[]]

export const API_KEYS_MAX = 20
export const API_KEY_NAME_MAX = 60
/** Whether a person's key is meant, by its beginning. */
export const API_KEY_PREFIX = 'flk'
/** For how many days a key may be made; without an end where none is chosen. */
export const API_KEY_DAYS = [30, 90, 365] as const
