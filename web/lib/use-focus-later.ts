import { useEffect, useRef } from 'react'

/**
 * A ref, and a function that moves the focus to its element after the next render: a modal dialog that is about to
 * close would still refuse it, and give it to a button that may be gone.
 */
export function useFocusLater<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    ref.current?.focus()
  })
  return [
    ref,
    () => {
      isDue.current = true
    },
  ] as const
}
