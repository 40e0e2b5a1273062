import { classNames } from '#web/lib/class-names.ts'
import contoursUrl from './contours.svg'

/** The contour lines of the map sheet, as a backdrop. */
export function Contours({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('bg-cover bg-center', className)}
      style={{ backgroundImage: `url(${contoursUrl})` }}
    />
  )
}
