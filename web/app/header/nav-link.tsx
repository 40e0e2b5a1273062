import type { ReactNode } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Link } from '#web/routing/link.tsx'
import { useLocation } from '#web/routing/router.tsx'

/** A link of the navigation that knows when its page is open: exactly that address, as routes are matched. */
export function NavLink({
  to,
  className,
  children,
}: {
  to: string
  className?: string
  children: ReactNode
}) {
  const isHere = useLocation().pathname === to
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center font-medium text-muted transition-colors hover:text-text aria-[current=page]:text-signal',
        className,
      )}
    >
      {children}
    </Link>
  )
}
