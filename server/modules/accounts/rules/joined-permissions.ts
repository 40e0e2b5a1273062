import type { Permission } from '#shared/constants/permissions.ts'

/** Several roles' permission lists, each a JSON array, joined by commas. */
export function joinPermissions(lists: string | null): Permission[] {
  return [...new Set((JSON.parse(`[${lists ?? ''}]`) as Permission[][]).flat())]
}
