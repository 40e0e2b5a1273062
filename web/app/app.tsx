import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { ToastHost } from '#web/toasts/toast-host.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { appTexts } from './app.texts.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { UnlessCutOff } from './errors/unless-cut-off.tsx'
import { Guarded } from './guards/guarded.tsx'
import { PageFrame } from './page-frame.tsx'
import type { RouteTable } from './route-table.ts'
import { useArrival } from './use-arrival.ts'

/** The page of the current address inside the site's frame. `isNotFound`: the server had nothing at the first one. */
export function App({ routes, isNotFound }: { routes: RouteTable; isNotFound?: boolean | undefined }) {
  const texts = useTexts(appTexts)
  const { pathname, key } = useLocation()
  const [firstKey] = useState(key)
  const route = isNotFound && key === firstKey ? routes.notFound : routes.at(pathname)
  const { reset } = useQueryErrorResetBoundary()
  useArrival()
  return (
    <>
      <PageFrame hasFooter={!route.permission}>
        <UnlessCutOff>
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
          </Suspense>
        </UnlessCutOff>
      </PageFrame>
      <ToastHost label={texts.notifications} />
    </>
  )
}
