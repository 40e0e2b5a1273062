import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster as SonnerToaster, toast as showToast } from 'sonner'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import 'sonner/dist/styles.css'
import './toaster.css'
import { subscribeToToasts, type ToastSource, takeToasts } from './toast.ts'

const DURATION_MS = 4000
const VISIBLE_TOASTS = 3
/** As the library tells phones from the rest. */
const PHONE = '(width <= 600px)'

/** What each source said, as the library names it. */
const said = new WeakMap<ToastSource, (string | number)[]>()

function showWaiting(layer: HTMLElement | null) {
  const { withdrawn, messages } = takeToasts()
  for (const source of withdrawn) {
    for (const id of said.get(source) ?? []) showToast.dismiss(id)
    said.delete(source)
  }
  if (messages.length > 0) lift(layer)
  for (const { title, description, variant, isNews, source } of messages) {
    const kind = variant === 'destructive' ? 'error' : isNews ? 'info' : 'success'
    const id = showToast[kind](title, { description, className: `toast-${kind}` })
    if (source) said.set(source, [...(said.get(source) ?? []), id])
  }
}

/** Puts the messages above everything, also above a modal dialog that was opened after the last one. */
function lift(layer: HTMLElement | null) {
  if (!layer?.showPopover) return
  if (layer.matches(':popover-open')) layer.hidePopover()
  layer.showPopover()
}

export function Toaster({ label }: { label: string }) {
  const layer = useRef<HTMLDivElement>(null)
  const isTabbing = useRef(false)
  const isPhone = useMediaQuery(PHONE)
  useEffect(() => {
    const show = () => showWaiting(layer.current)
    const unsubscribe = subscribeToToasts(show)
    show()
    return unsubscribe
  }, [])

  return (
    <div
      ref={layer}
      popover="manual"
      className="toast-layer"
      onKeyDownCapture={(event) => {
        isTabbing.current = event.key === 'Tab'
      }}
      onBlurCapture={(event) => {
        // The library takes whoever leaves a message back to where they came from: also those who tab on.
        if (isTabbing.current) event.stopPropagation()
        isTabbing.current = false
      }}
    >
      <SonnerToaster
        theme="dark"
        // On phones what is pressed next stands at the foot: messages come below the bar at the top.
        position={isPhone ? 'top-center' : 'bottom-right'}
        mobileOffset={{ top: '4.5rem' }}
        duration={DURATION_MS}
        visibleToasts={VISIBLE_TOASTS}
        containerAriaLabel={label}
        icons={{
          success: <CircleCheck size={20} strokeWidth={1.5} />,
          error: <CircleAlert size={20} strokeWidth={1.5} />,
          info: <Info size={20} strokeWidth={1.5} />,
        }}
      />
    </div>
  )
}
