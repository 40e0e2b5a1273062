import type { Permission } from '#shared/constants/permissions.ts'
import { sitePages } from '#web/app/site-pages.ts'
import { permissionsOf } from '#web/routing/route.ts'

/** Whether these permissions open the page that stands at this address; what opens it is said where it is declared. */
export function mayOpen(address: string, permissions: readonly Permission[] | null): boolean {
  const opening = permissionsOf(sitePages.find(({ path }) => path === address)?.guard) ?? []
  return opening.some((permission) => permissions?.includes(permission))
}
