import { classNames } from '#web/lib/class-names.ts'

/** Holds the room of something that is on its way; say so in words nearby. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('animate-pulse rounded border border-line bg-raised', className)}
    />
  )
}
