import { Button, type ButtonSize, type ButtonVariant } from './button.tsx'

/** Sends the form it stands in: cannot be pressed while a request is under way, or before the page is alive. */
export function SubmitButton({
  form,
  label,
  busyLabel,
  variant = 'primary',
  size,
  className,
}: {
  form: { isBusy: boolean; isReady: boolean }
  label: string
  busyLabel: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}) {
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      className={className}
      disabled={form.isBusy || !form.isReady}
      aria-busy={form.isBusy || undefined}
    >
      {form.isBusy ? busyLabel : label}
    </Button>
  )
}
