import type { Permission } from '#shared/constants/permissions.ts'
import { defineRoute, type Route, type RouteSpec } from '#web/app/route.tsx'

type AdminRouteSpec = Omit<RouteSpec, 'guard' | 'isIndexed' | 'hasFooter'> & { permission: Permission }

/** A page of the admin panel. Guard, frame and page are fetched together, and by nobody else. */
export function defineAdminRoute({ permission, load, ...spec }: AdminRouteSpec): Route {
  return defineRoute({
    ...spec,
    guard: 'signed-in',
    isIndexed: false,
    hasFooter: false,
    load: async () => {
      const [{ AdminScreen }, Page] = await Promise.all([import('./admin-screen.tsx'), load()])
      return () => (
        <AdminScreen permission={permission}>
          <Page />
        </AdminScreen>
      )
    },
  })
}
