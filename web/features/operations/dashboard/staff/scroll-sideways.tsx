import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What is wider than a phone, to be scrolled with finger or arrow keys; it opens at its end, where today is. */
export function ScrollSideways({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollLeft = ref.current.scrollWidth
  }, [])
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys can scroll only what has the focus.
      tabIndex={0}
      className="overflow-x-auto pb-2"
    >
      {children}
    </section>
  )
}
