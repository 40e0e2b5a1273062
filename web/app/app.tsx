import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { RouterContext, useLocation } from '#web/routing/router.tsx'
import { ToastHost } from '#web/toasts/toast-host.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { appTexts } from './app.texts.ts'
import { ConnectionBoundary } from './errors/connection-boundary.tsx'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { Guarded } from './guards/guarded.tsx'
import { OnlineFeed } from './header/online-counter.tsx'
import { PageFrame } from './page-frame.tsx'
import type { RouteTable } from './route-table.ts'
import { useArrival } from './use-arrival.ts'

/** The page of the current address inside the site's frame. `isNotFound`: the server had nothing at the first one. */
export function App({ routes, isNotFound }: { routes: RouteTable; isNotFound?: boolean | undefined }) {
  const texts = useTexts(appTexts)
  const router = use(RouterContext)
  const place = useLocation()
  const { pathname, key } = place
  const [firstKey] = useState(key)
  const isNowhere = isNotFound && key === firstKey
  const isOpen = useIsOpenAddress()
  const route = isNowhere || !isOpen(pathname) ? routes.notFound : routes.at(pathname)
  const { reset } = useQueryErrorResetBoundary()
  useArrival()
  return (
    // One page stands for every address without one, so it is rendered as if it stood at none of them.
    <RouterContext value={isNowhere && router ? { ...router, place: { ...place, pathname: '*' } } : router}>
      <PageFrame isOfSite={!route.permissions}>
        <ConnectionBoundary>
          <Suspense fallback={<Spinner />}>
            <ErrorBoundary
              key={route.path}
              visit={pathname}
              notFound={<routes.notFound.Screen />}
              onFailure={route.forgetFailure}
              onRetry={reset}
            >
              <Guarded by={route.guard}>
                <route.Screen />
              </Guarded>
            </ErrorBoundary>
            <OnlineFeed />
          </Suspense>
        </ConnectionBoundary>
      </PageFrame>
      <ToastHost label={texts.notifications} />
    </RouterContext>
  )
}
