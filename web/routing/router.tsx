/**
 * Where the visitor is and how they get elsewhere. Our routes have no parameters and are matched to the letter by
 * `web/app/routes.tsx`, so this is all of a router that the browser has to load.
 */
import { createContext, useContext } from 'react'

export type Place = {
  pathname: string
  search: string
  hash: string
  /** Another one after every navigation, also to the same address. */
  key: string
}
export type Navigate = {
  (to: string, options?: { replace?: boolean }): void
  /** Steps through the history: -1 is back. */
  (steps: number): void
}
export type Router = { place: Place; navigate: Navigate }

export const RouterContext = createContext<Router | null>(null)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('A router hook was used outside a router.')
  return router
}

/** The address shown now; throws outside a router. */
export function useLocation(): Place {
  return useRouter().place
}

/** Leads to another address of the site; throws outside a router. */
export function useNavigate(): Navigate {
  return useRouter().navigate
}

/** The parts of an address of the site, such as `/servers?mode=hard#join`. */
export function placeOf(address: string, key: string): Place {
  const { pathname, search, hash } = new URL(address, 'http://site')
  return { pathname, search, hash, key }
}
