import type { Permission } from '#shared/constants/permissions.ts'

/** Beside `admin`, which always exists. */
export const STARTING_ROLES: readonly { name: string; permissions: readonly Permission[] }[] = [
  { name: 'moderator', permissions: ['access_admin_panel', 'view_feedback', 'manage_feedback'] },
  { name: 'editor', permissions: ['access_admin_panel', 'manage_news'] },
]
