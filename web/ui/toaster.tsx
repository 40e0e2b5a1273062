import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as showToast } from 'sonner'
import './toaster.css'
import { subscribeToToasts, takeToasts } from './toast.ts'

const DURATION_MS = 4000
const VISIBLE_TOASTS = 3

function showWaiting() {
  for (const { title, description, variant = 'default' } of takeToasts()) {
    const show = variant === 'destructive' ? showToast.error : showToast.success
    show(title, {
      description,
      ...(variant === 'destructive' && { classNames: { toast: 'toast-destructive' } }),
    })
  }
}

export function Toaster({ label }: { label: string }) {
  useEffect(() => {
    const unsubscribe = subscribeToToasts(showWaiting)
    showWaiting()
    return unsubscribe
  }, [])

  return (
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
  )
}
