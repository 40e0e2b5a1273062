import { classNames } from '#web/lib/class-names.ts'
import { Link, type LinkProps } from '#web/routing/link.tsx'

/** A link to another page of the site inside running text. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={classNames(
        'text-signal underline decoration-1 underline-offset-4 transition-colors hover:text-signal-strong',
        className,
      )}
      {...props}
    />
  )
}
