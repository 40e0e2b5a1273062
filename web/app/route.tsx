import { type ComponentType, use } from 'react'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
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
  /** True for what is shown, with 404, as long as there is no file at the address. */
  isForMissingFile?: boolean
  /** False leaves the site's footer away, as in the admin panel. */
  hasFooter?: boolean
  /** Fetches the screen's code. */
  load: () => Promise<ComponentType>
}
export type Route = RouteSpec & {
  preload: () => Promise<unknown>
  /** After a failure: the next visit fetches the code anew. */
  forgetFailure: () => void
  Screen: ComponentType
}

/** Makes a route whose screen is there at once when it was preloaded, and waits for its code otherwise. */
export function defineRoute(spec: RouteSpec): Route {
  let screen: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  let hasFailed = false

  function preload() {
    loading ??= spec.load().then(
      (loaded) => {
        screen = loaded
        return loaded
      },
      (error) => {
        hasFailed = true
        throw error
      },
    )
    return loading
  }

  function forgetFailure() {
    if (hasFailed) loading = undefined
    hasFailed = false
  }

  function Screen() {
    // The same promise at every try: a new one would make React wait again instead of telling of the failure.
    const Loaded = screen ?? use(preload())
    return <Loaded />
  }
  return { ...spec, preload, forgetFailure, Screen }
}
