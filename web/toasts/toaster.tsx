import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster as SonnerToaster, toast as showToast } from 'sonner'
import './toaster.css'
import { subscribeToToasts, takeToasts } from './toast.ts'

const DURATION_MS = 4000
const VISIBLE_TOASTS = 3

function showWaiting(layer: HTMLElement | null) {
  const messages = takeToasts()
  if (messages.length > 0) lift(layer)
  for (const { title, description, variant = 'default' } of messages) {
    const show = variant === 'destructive' ? showToast.error : showToast.success
    show(title, { description, ...(variant === 'destructive' && { className: 'toast-destructive' }) })
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
        position="bottom-right"
        duration={DURATION_MS}
        visibleToasts={VISIBLE_TOASTS}
        containerAriaLabel={label}
        icons={{
          success: <CircleCheck size={20} strokeWidth={1.5} />,
          error: <CircleAlert size={20} strokeWidth={1.5} />,
        }}
      />
    </div>
  )
}
