import { type ComponentType, use } from 'react'
import type { ContentTopic } from '#shared/constants/content-topics.ts'
import type { PageHeadKey } from './page-heads.ts'

export type Guard = 'signed-in' | 'signed-out'

export type RouteSpec = {
  path: string
  /** The source file of the screen, as the bundler's manifest names it. */
  module: string
  topics?: readonly ContentTopic[]
  /** Title and description: a key of the page heads, which the browser loads when it needs another page's. */
  head: PageHeadKey
  guard?: Guard
  /** False keeps the page out of search engines. */
  isIndexed?: boolean
  /** False leaves the site's footer away, as in the admin panel. */
  hasFooter?: boolean
  /** Fetches the screen's code. */
  load: () => Promise<ComponentType>
}
export type Route = RouteSpec & { preload: () => Promise<unknown>; Screen: ComponentType }

/** Makes a route whose screen is there at once when it was preloaded, and waits for its code otherwise. */
export function defineRoute(spec: RouteSpec): Route {
  let screen: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined

  function preload() {
    loading ??= spec.load().then(
      (loaded) => {
        screen = loaded
        return loaded
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Screen() {
    const Loaded = screen ?? use(preload())
    return <Loaded />
  }
  return { ...spec, preload, Screen }
}
