import { useState } from 'react'
import { useLocation } from '#web/routing/router.tsx'

/** Whether something is open; every navigation closes it. */
export function useOpenHere(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [seenKey, setSeenKey] = useState(key)
  if (seenKey !== key) {
    setSeenKey(key)
    setOpen(false)
  }
  return [isOpen, setOpen]
}
