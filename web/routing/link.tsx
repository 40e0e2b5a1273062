import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to another page of the site, followed without loading the document anew. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || props.target || isForTheBrowser(event)) return
    event.preventDefault()
    navigate(to, { replace: to === pathname + search + hash })
  }
  return <a {...props} href={to} onClick={follow} />
}

/** A new tab, a new window, a download: what a click with another button or a key held down asks for. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
