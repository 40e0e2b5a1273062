import { Suspense } from 'react'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useSession } from '#web/session/session.tsx'

/** No visitor needs it. */
const Bell = lazyWithFallback(
  () => import('./bell.tsx').then((module) => module.Bell),
  () => null,
)

/** The bell of whoever is signed in. */
export function NoticeBell() {
  const { user } = useSession()
  return (
    user && (
      <Suspense fallback={<span className="size-11 shrink-0 md:max-xl:w-9" />}>
        <Bell key={user.id} />
      </Suspense>
    )
  )
}
