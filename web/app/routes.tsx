/** The pages of the site: what the browser shows and the server renders at each address. */
import { paths } from '#web/lib/paths.ts'
import { pageHeads } from './page-heads.ts'
import { defineRoute, type Route } from './route.tsx'

export const routes: readonly Route[] = [
  defineRoute({
    path: paths.home,
    module: 'app/home-page.tsx',
    topics: ['news'],
    head: pageHeads.home,
    load: () => import('./home-page.tsx').then((module) => module.HomePage),
  }),
  defineRoute({
    path: paths.feedback,
    module: 'features/feedback/feedback-page.tsx',
    topics: ['feedback'],
    head: pageHeads.feedback,
    load: () => import('#web/features/feedback/feedback-page.tsx').then((module) => module.FeedbackPage),
  }),
]

/** Shown at every address that has no page. */
export const notFoundRoute = defineRoute({
  path: '*',
  module: 'app/not-found-page.tsx',
  head: pageHeads.notFound,
  isIndexed: false,
  load: () => import('./not-found-page.tsx').then((module) => module.NotFoundPage),
})

/** The route of an address: exactly it, to the letter, or the not-found page. */
export function routeOf(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
