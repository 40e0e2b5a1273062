import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/routing/router.tsx'
import { gateToasts } from '#web/session/gate-toasts.ts'
import { toast, toastFrom } from '#web/toasts/toast.ts'
import type { Refusal } from './refusals.ts'

/** While `isRefused`, leads away from the page, saying why, once; without its words just to `otherwise`. */
export function useRefusal(
  isRefused: boolean,
  refuse: (refusals: typeof import('./refusals.ts')) => Refusal,
  otherwise: string,
): void {
  const navigate = useNavigate()
  const hasLed = useRef(false)
  useEffect(() => {
    if (!isRefused) hasLed.current = false
    if (!isRefused || hasLed.current) return
    hasLed.current = true
    void import('./refusals.ts')
      .then(refuse, (): Refusal => ({ to: otherwise }))
      .then(({ to, reason }) => {
        if (!hasLed.current) return
        if (reason) toastFrom(gateToasts, () => toast(reason))
        navigate(to, { replace: true })
      })
  })
}
