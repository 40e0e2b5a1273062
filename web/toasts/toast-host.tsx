import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstInteraction } from '#web/lib/first-interaction.ts'
import { hasToasts, subscribeToToasts } from './toast.ts'

type ToasterComponent = ComponentType<{ label: string }>

let loaded: ToasterComponent | null = null

/** Some browsers remember what did not come and never ask for it again: without a network it is not asked for. */
async function loadToaster(): Promise<ToasterComponent | null> {
  if (navigator.onLine) loaded ??= (await import('./toaster.tsx')).Toaster
  return loaded
}

/** Stands once in the page and brings the toaster when there is something to show. Without a network both wait for one. */
export function ToastHost({ label }: { label: string }) {
  const [Toaster, setToaster] = useState<ToasterComponent | null>(null)
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)

  useEffect(() => onFirstInteraction(() => void loadToaster().catch(() => {})), [])

  useEffect(() => {
    if (!isNeeded || Toaster) return
    const bring = () =>
      void loadToaster().then(
        (toaster) => toaster && setToaster(() => toaster),
        () => {},
      )
    bring()
    window.addEventListener('online', bring)
    return () => window.removeEventListener('online', bring)
  }, [isNeeded, Toaster])

  return Toaster && <Toaster label={label} />
}
