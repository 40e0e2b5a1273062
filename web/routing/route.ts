/** All that the first visit carries of a page: where it stands, who may open it, and how to fetch the rest. */
import type { Permission } from '#shared/constants/permissions.ts'
import type { Page } from './page.ts'

/** Who may open a page; permissions, of which one is enough, mean that it belongs to the admin panel. */
export type Guard = 'signed-in' | 'signed-out' | Permission | readonly [Permission, ...Permission[]]

export type Route = {
  path: string
  load: () => Promise<{ page: Page }>
  guard: Guard | undefined
}

export const route = (path: string, load: Route['load'], guard?: Guard): Route => ({ path, load, guard })

/** The permissions of which one opens a page of the admin panel; undefined for all other pages. */
export function permissionsOf(guard: Guard | undefined): readonly Permission[] | undefined {
  if (guard === undefined || guard === 'signed-in' || guard === 'signed-out') return undefined
  return typeof guard === 'string' ? [guard] : guard
}
