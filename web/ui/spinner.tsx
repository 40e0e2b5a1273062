import { classNames } from '#web/lib/class-names.ts'

/** Says in words and in movement that something is on its way. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <div
      role="status"
      className={classNames('flex items-center justify-center gap-3 py-10 text-muted', className)}
    >
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-signal"
      />
      <span className="label">{label}</span>
    </div>
  )
}
