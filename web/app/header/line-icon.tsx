/** A sign of one line in the manner of our icons; drawn here, it weighs half of one from the set. */
export function LineIcon({ shape, className }: { shape: string; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-5 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  )
}
