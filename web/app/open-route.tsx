import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import type { Permission } from '#shared/constants/permissions.ts'
import { useLanguage, useReadTexts } from '#web/i18n/language.tsx'
import { fetchCode, notWanted } from '#web/lib/fetch-code.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { type Asked, headOf, type Page } from '#web/routing/page.ts'
import { pageTitle } from '#web/routing/page-title.ts'
import { permissionsOf, type Route } from '#web/routing/route.ts'
import { useLocation } from '#web/routing/router.tsx'
import { NothingThere } from './errors/nothing-there.ts'

type Frame = ComponentType<{ permissions: readonly Permission[]; children: ReactNode }>
type Fetched = { page: Page; Frame: Frame | undefined }

export type OpenRoute = Route & {
  /** What opens a page of the admin panel, one of them; undefined for all other pages. */
  permissions: readonly Permission[] | undefined
  /** Fetches the page, once; what stands around a page of the panel comes with it, and with no other page. */
  preload: () => Promise<Fetched>
  /** After a failure: the next visit fetches the code anew. */
  forgetFailure: () => void
  /** The page, at once when it was fetched before; waits for its code otherwise. */
  Screen: ComponentType
}

export function openRoute(route: Route): OpenRoute {
  const permissions = permissionsOf(route.guard)
  let fetched: Fetched | undefined
  let fetching: Promise<Fetched> | undefined
  let hasFailed = false

  function preload() {
    fetching ??= fetchCode(() =>
      Promise.all([route.load(), permissions && import('./admin/admin-screen.tsx')]),
    ).then(
      ([{ page }, panel]) => {
        fetched = { page, Frame: panel?.AdminScreen }
        return fetched
      },
      (error) => {
        hasFailed = true
        if (error === notWanted) forgetFailure()
        throw error
      },
    )
    return fetching
  }

  function forgetFailure() {
    if (hasFailed) fetching = undefined
    hasFailed = false
  }

  function Screen() {
    // The same promise at every try: a new one would make React wait again instead of telling of the failure.
    const { page, Frame } = fetched ?? use(preload())
    const framed = (screen: ReactNode) =>
      Frame && permissions ? <Frame permissions={permissions}>{screen}</Frame> : screen
    return page.about ? (
      framed(<ThingScreen page={page} about={page.about} />)
    ) : (
      <Headed page={page}>{framed(<page.Screen thing={undefined} />)}</Headed>
    )
  }
  return { ...route, permissions, preload, forgetFailure, Screen }
}

/** Waits for the thing a page is about; without it the error boundary shows that there is none, or what went wrong. */
function ThingScreen({ page, about }: { page: Page; about: NonNullable<Page['about']> }) {
  const query = about(useAsked())
  if (!query) throw new NothingThere()
  const { data } = useSuspenseQuery(query as UseSuspenseQueryOptions)
  return (
    <Headed page={page} thing={data}>
      <page.Screen thing={data} />
    </Headed>
  )
}

/** Gives the document the title and description of the page. The first page brings its own along. */
function Headed({ page, thing, children }: { page: Page; thing?: unknown; children: ReactNode }) {
  const site = useSiteInfo()
  const { title, description } = headOf(page, useAsked(), thing, site)
  useEffect(() => {
    document.title = pageTitle(title, site.name)
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [title, description, site.name])
  return children
}

function useAsked(): Asked {
  const { pathname, search } = useLocation()
  const { language } = useLanguage()
  return { pathname, query: new URLSearchParams(search), language, readTexts: useReadTexts() }
}
