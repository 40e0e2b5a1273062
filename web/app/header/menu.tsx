import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { useLocation } from '#web/routing/router.tsx'
import { isWithin } from './navigation.ts'
import { useOpenHere } from './use-open-here.ts'

/**
 * A button of the navigation that opens a panel below it; Escape, a click elsewhere and a change of page close it. It lights up as
 * long as one of its pages is open, or one below them.
 */
export function Menu({
  label,
  items,
  isApart = false,
  children,
}: {
  label: string
  items: readonly { to: string }[]
  /** Its panel stands in the middle below the whole row: it is wider than what is left of it beside the button. */
  isApart?: boolean
  /** What is heavy may wait until it is opened. */
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useOpenHere()
  const { pathname } = useLocation()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, setOpen])

  return (
    <div ref={root} className={isApart ? undefined : 'relative'}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={items.some(({ to }) => isWithin(pathname, to)) || undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-expanded:text-text aria-[current]:text-signal"
      >
        {label}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          className={classNames('transition-transform max-lg:hidden', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames(
          'ticks absolute top-full mt-3 border border-line bg-ground p-3',
          isApart ? 'left-1/2 -translate-x-1/2' : '-left-20 lg:left-0',
        )}
      >
        {typeof children === 'function' ? children(isOpen) : children}
      </div>
    </div>
  )
}
