import { createAddressFinder } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { isOwnPath } from '#shared/own-paths.ts'
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
  const ownPage = all.find(({ path }) => path === addresses.ownPage)
  const notFound = openRoute(route('*', () => import('./errors/not-found.page.ts')))
  const find = createAddressFinder(all.filter((each) => each !== ownPage))
  /** Whether staff have a page there is asked for when it is opened. */
  const findOwn = (path: string) => (isOwnPath(path) ? ownPage : undefined)
  return { all, notFound, at: (path) => find(path) ?? findOwn(path) ?? notFound }
}
