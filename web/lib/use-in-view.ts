import { type RefObject, useEffect, useRef, useState } from 'react'

/** Comes close enough to be prepared for. */
const MARGIN = '400px'

/** Whether the element has come near the visible part of the page; once it has, it stays so. */
export function useInView<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [wasSeen, setSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || wasSeen) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [wasSeen])
  return [ref, wasSeen]
}
