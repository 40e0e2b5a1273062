import type { ComponentProps } from 'react'
import { classNames } from '#web/lib/class-names.ts'

/** A panel of the dossier: a hairline box with corner marks. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={classNames('ticks relative border border-line bg-raised p-6', className)} {...props} />
  )
}
