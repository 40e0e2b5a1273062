import { useState } from 'react'
import { useLocation, useNavigate } from './router.tsx'

/**
 * Which one of its kind a page is about: the `id` in its query, null for a new one. `key` changes with it, except that
 * a new one that `keepAs` gave an id stays what it was on the screen.
 */
export function useIdInAddress(): { id: number | null; key: number; keepAs: (id: number) => void } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const id = idIn(search)
  const [shown, setShown] = useState<{ id: number | null; key: number; expectedId: number | null }>({
    id,
    key: 0,
    expectedId: null,
  })
  if (shown.id !== id) {
    setShown({ id, key: id === shown.expectedId ? shown.key : shown.key + 1, expectedId: null })
  }

  function keepAs(newId: number) {
    setShown((before) => ({ ...before, expectedId: newId }))
    navigate(`${pathname}?id=${newId}`, { replace: true })
  }
  return { id, key: shown.key, keepAs }
}

function idIn(search: string): number | null {
  const text = new URLSearchParams(search).get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
