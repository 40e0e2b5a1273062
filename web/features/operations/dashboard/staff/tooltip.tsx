import type { ReactNode } from 'react'

/**
 * A few words above a point of the box it stands in, in pixels. What it explains names its `id` in `aria-describedby`.
 * Whoever shows it hides it again: on leaving, on Escape.
 */
export function Tooltip({ id, x, y, children }: { id: string; x: number; y: number; children: ReactNode }) {
  return (
    <div
      id={id}
      role="tooltip"
      className="pointer-events-none absolute z-20 -translate-x-1/2 -translate-y-full border border-edge bg-ground px-3 py-2 text-sm whitespace-nowrap"
      style={{ left: x, top: y }}
    >
      {children}
    </div>
  )
}
