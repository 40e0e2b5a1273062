import type { ReactNode } from 'react'
import { MenuLink } from '#web/app/menus/menu-link.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useLocation } from '#web/routing/router.tsx'
import { isWithin } from './navigation.ts'

/**
 * A link of the navigation that knows when its page is open: exactly that address, as routes are matched. One of a whole section
 * also knows when a page below it is open.
 */
export function NavLink({
  to,
  isSection = false,
  className,
  children,
}: {
  to: string
  isSection?: boolean
  className?: string
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const isBelow = isSection && isWithin(pathname, to)
  return (
    <MenuLink
      to={to}
      aria-current={pathname === to ? 'page' : isBelow || undefined}
      className={classNames(
        'flex min-h-11 items-center font-medium text-muted transition-colors hover:text-text aria-[current]:text-signal',
        className,
      )}
    >
      {children}
    </MenuLink>
  )
}
