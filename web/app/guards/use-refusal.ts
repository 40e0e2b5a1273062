import { useEffect, useRef } from 'react'
import { useNavigate } from '#web/routing/router.tsx'
import { type Toast, toast } from '#web/toasts/toast.ts'

/** While `isRefused`, leads away from the page, saying why, once. */
export function useRefusal(isRefused: boolean, to: string, reason?: Toast): void {
  const navigate = useNavigate()
  const hasLed = useRef(false)
  useEffect(() => {
    if (!isRefused) hasLed.current = false
    if (!isRefused || hasLed.current) return
    hasLed.current = true
    if (reason) toast(reason)
    navigate(to, { replace: true })
  })
}
