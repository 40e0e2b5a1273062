import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/lib/class-names.ts'

/** A link to another page of the site inside running text. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
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
