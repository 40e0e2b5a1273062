import { type Permission, withParts } from '#shared/constants/permissions.ts'

/**
 * What somebody may do by their roles: `lists` are the permissions of each, a JSON array, joined by commas, with `true` where a
 * role requires a second factor. Without one everything is withheld. A permission that stands for others brings them along.
 */
export function heldPermissions(
  lists: string | null,
  secondFactorAt: number | null,
): { permissions: Permission[]; withheld: Permission[] } {
  const parts = JSON.parse(`[${lists ?? ''}]`) as (Permission[] | true)[]
  const held = withParts(parts.flatMap((part) => (part === true ? [] : part)))
  const lacksFactor = parts.includes(true) && secondFactorAt === null
  return lacksFactor ? { permissions: [], withheld: held } : { permissions: held, withheld: [] }
}
