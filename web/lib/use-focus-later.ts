import { useEffect, useRef, useState } from 'react'

/**
 * A ref, and a function that moves the focus to its element after the next render: a modal dialog that is about to
 * close would still refuse it, and give it to a button that may be gone.
 */
export function useFocusLater<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) ref.current?.focus()
  }, [times])
  return [ref, () => setTimes((before) => before + 1)] as const
}
