import { classNames } from '#web/lib/class-names.ts'

const STEP = 18
const STAR_ROOM = 8

/** A sleeve patch in the colour of the text: up to three chevrons, a bar below them, a star above. */
export function Insignia({
  chevrons,
  hasBar = false,
  hasStar = false,
  className,
}: {
  chevrons: 1 | 2 | 3
  hasBar?: boolean
  hasStar?: boolean
  className?: string | undefined
}) {
  const lowest = 59 + chevrons * 9 + (hasStar ? STAR_ROOM : 0)
  const heights = Array.from({ length: chevrons }, (_, index) => lowest - index * STEP)
  return (
    <svg
      viewBox="0 0 120 140"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path d="M8 6h104v86l-52 42L8 92z" className="fill-sunken" strokeWidth="2" />
      <path d="M15 13h90v76l-45 36.5-45-36.5z" strokeWidth="1.5" strokeDasharray="4 4" opacity="0.5" />
      {heights.map((y) => (
        <path key={y} d={`M33 ${y} 60 ${y - 15} 87 ${y}`} strokeWidth="9" />
      ))}
      {hasBar && <path d={`M42 ${lowest + 14}h36`} strokeWidth="5" />}
      {hasStar && (
        <path
          d="m60 17 3.2 6.7 7.3.9-5.4 5 1.4 7.3-6.5-3.6-6.5 3.6 1.4-7.3-5.4-5 7.3-.9z"
          fill="currentColor"
          stroke="none"
        />
      )}
    </svg>
  )
}
