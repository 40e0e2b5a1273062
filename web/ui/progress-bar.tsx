import { classNames } from '#web/lib/class-names.ts'

/** How much of something is done; `share` goes from 0 to 1. */
export function ProgressBar({
  share,
  label,
  className,
}: {
  share: number
  label: string
  className?: string
}) {
  return (
    <progress
      value={share}
      max={1}
      aria-label={label}
      className={classNames(
        'block h-2 appearance-none overflow-hidden rounded border-0 bg-line',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal [&::-moz-progress-bar]:bg-signal',
        className,
      )}
    />
  )
}
