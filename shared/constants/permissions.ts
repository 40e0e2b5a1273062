/** Every permission there is. A role is a named set of these; the role `admin` always holds them all. */
export const PERMISSIONS = [
  'access_admin_panel',
  'manage_users',
  'view_users',
  'edit_users',
  'ban_users',
  'delete_users',
  'view_personal_data',
  'manage_roles',
  'manage_news',
  'manage_game_servers',
  'manage_statistics',
  'manage_launcher',
  'manage_status',
  'view_feedback',
  'manage_feedback',
  'view_audit_log',
  'view_security_events',
  'manage_site',
  'manage_mail',
  'manage_backups',
  'manage_content',
  'send_notices',
  'manage_payments',
  'manage_balances',
  'view_orders',
  'manage_orders',
  'manage_deliveries',
  'manage_shop',
  'send_game_commands',
  'pass_maintenance',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What `manage_users` is made of: whoever holds it holds all of them, and whoever holds all of them holds it (decision 0048). */
export const USER_PERMISSIONS = [
  'view_users',
  'edit_users',
  'ban_users',
  'delete_users',
  'view_personal_data',
] as const satisfies readonly Permission[]

/** Everything that holding these comes to. */
export function withParts(permissions: readonly Permission[]): Permission[] {
  const held = new Set(permissions)
  if (held.has('manage_users')) for (const part of USER_PERMISSIONS) held.add(part)
  else if (USER_PERMISSIONS.every((part) => held.has(part))) held.add('manage_users')
  return [...held]
}

/** The role that holds every permission and can be neither changed nor deleted. */
export const ADMIN_ROLE = 'admin'

/** Each of them is enough to use a site that is closed for maintenance; whoever can close it can open it again. */
export const PASSING_PERMISSIONS = [
  'pass_maintenance',
  'manage_site',
] as const satisfies readonly Permission[]
