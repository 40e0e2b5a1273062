import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { useNavigate } from './router.tsx'
import { useParameters } from './use-parameters.ts'

type AddressOfItem = `/${string}/:id|new`

/**
 * Which one of its kind a page is about, by its address such as `/admin/news/:id|new`: null for a new one. `key` changes
 * with it, except that a new one that `keepAs` gave an id stays what it was on the screen.
 */
export function useIdInAddress(address: AddressOfItem): {
  id: number | null
  key: number
  keepAs: (id: number) => void
} {
  const named = useParameters(address).id
  const navigate = useNavigate()
  const id = named === 'new' ? null : named
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
    navigate(hrefOf(address, { id: newId }), { replace: true })
  }
  return { id, key: shown.key, keepAs }
}
