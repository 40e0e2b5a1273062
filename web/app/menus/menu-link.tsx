import type { ComponentProps } from 'react'
import { isLinkOut } from '#shared/links.ts'
import { GATES, type Gate, useGateAddress } from '#web/routing/gate-address.ts'
import { Link } from '#web/routing/link.tsx'

/** Follows an entry of a menu: out of the site in a tab of its own, to a gate with the way back. */
export function MenuLink({ to, ...props }: ComponentProps<typeof Link>) {
  const gate = useGateAddress()
  if (isLinkOut(to)) return <a {...props} href={to} target="_blank" rel="noopener noreferrer" />
  return <Link {...props} to={GATES.includes(to) ? gate(to as Gate) : to} />
}
