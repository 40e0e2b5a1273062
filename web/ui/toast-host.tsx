import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { hasToasts, subscribeToToasts } from './toast.ts'

const loadToaster = () => import('./toaster.tsx')
const Toaster = lazy(() => loadToaster().then((module) => ({ default: module.Toaster })))

/** Stands once in the page and brings the toaster when there is something to show. */
export function ToastHost({ label }: { label: string }) {
  const [wasNeeded, setNeeded] = useState(false)
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  if (isNeeded && !wasNeeded) setNeeded(true)

  useEffect(() => {
    // At the first sign of life: when the network fails, it is too late to fetch what would say so.
    const prepare = () => void loadToaster().catch(() => {})
    const signs = ['pointerdown', 'keydown'] as const
    for (const sign of signs) window.addEventListener(sign, prepare, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, prepare)
    }
  }, [])

  if (!wasNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster label={label} />
    </Suspense>
  )
}
