import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Whether it takes the place of what is shown in the history. */
  replace?: boolean | undefined
}

/** A link to another page of the site, followed without loading the document anew. */
export function Link({ to, replace = false, onClick, ...props }: LinkProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || props.target || isForTheBrowser(event)) return
    event.preventDefault()
    navigate(to, { replace: replace || to === pathname + search + hash })
  }
  return <a {...props} href={to} onClick={follow} />
}

/** A new tab, a new window, a download: what a click with another button or a key held down asks for. */
function isForTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
