import { createAddressFinder } from '#shared/address-parameters.ts'
import { type Route, route } from '#web/routing/route.ts'
import { type OpenRoute, openRoute } from './open-route.tsx'

export type RouteTable = {
  all: readonly OpenRoute[]
  /** Shown where there is nothing. */
  notFound: OpenRoute
  /** What is shown at a path. */
  at: (path: string) => OpenRoute
}

export function createRouteTable(routes: readonly Route[]): RouteTable {
  const all = routes.map(openRoute)
  const notFound = openRoute(route('*', () => import('./errors/not-found.page.ts')))
  const find = createAddressFinder(all)
  return { all, notFound, at: (path) => find(path) ?? notFound }
}
