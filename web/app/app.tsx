import { Suspense } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { useLocation } from '#web/routing/router.tsx'
import { ToastHost } from '#web/toasts/toast-host.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { appTexts } from './app.texts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guarded } from './guards/guarded.tsx'
import { PageFrame } from './page-frame.tsx'
import { routeOf } from './routes.tsx'
import { useArrival } from './use-arrival.ts'

/** The page of the current address inside the site's frame. */
export function App() {
  const texts = useTexts(appTexts)
  const route = routeOf(useLocation().pathname)
  useArrival(route)
  return (
    <>
      <PageFrame hasFooter={route.hasFooter}>
        <Suspense fallback={<Spinner />}>
          <ErrorBoundary key={route.path} onFailure={route.forgetFailure}>
            <Guarded by={route.guard}>
              <route.Screen />
            </Guarded>
          </ErrorBoundary>
        </Suspense>
      </PageFrame>
      <ToastHost label={texts.notifications} />
    </>
  )
}
