/** Where the visitor is and how they get elsewhere. */
import { createContext, useContext } from 'react'

export type Place = {
  pathname: string
  search: string
  hash: string
  /** Another one after every navigation, also to the same address. */
  key: string
  /** What is shown over the page at this step of the history, as it was given; it outlasts a reload. */
  over?: unknown
}
export type Navigate = {
  /** `over` is kept beside the step: what can be written as JSON. */
  (to: string, options?: { replace?: boolean; over?: unknown }): void
  /** Steps through the history: -1 is back. */
  (steps: number): void
}
export type Router = { place: Place; navigate: Navigate }

export const RouterContext = createContext<Router | null>(null)

/** Whether the next page is not here yet, while the one before still stands. */
export const OnTheWayContext = createContext(false)

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
