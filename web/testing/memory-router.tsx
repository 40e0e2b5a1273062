import { type ReactNode, startTransition, useMemo, useState } from 'react'
import { mayLeave } from '#web/routing/leave-checks.ts'
import { type Navigate, placeOf, RouterContext } from '#web/routing/router.tsx'

/** A router of its own for screen tests: no address bar, the same behaviour. */
export function MemoryRouter({ initial, children }: { initial: string; children: ReactNode }) {
  const [history, setHistory] = useState([placeOf(initial, '0')])
  const navigate = useMemo(
    (): Navigate =>
      (to: string | number, { replace = false } = {}) => {
        if (!mayLeave()) return
        startTransition(() =>
          setHistory((places) => {
            if (typeof to === 'number') return places.slice(0, Math.max(1, places.length + to))
            const kept = replace ? places.slice(0, -1) : places
            return [...kept, placeOf(to, `${places.length}-${kept.length}`)]
          }),
        )
      },
    [],
  )
  const place = history.at(-1) ?? placeOf(initial, '0')
  const router = useMemo(() => ({ place, navigate }), [place, navigate])
  return <RouterContext value={router}>{children}</RouterContext>
}
