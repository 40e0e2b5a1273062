import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/**
 * Sends the form it stands in: cannot be pressed while a request is under way, or before the page is alive. Where there
 * are several ways to send it, the form gets the `intent` of the one pressed.
 */
export function SubmitButton({
  form,
  isOff = false,
  label,
  busyLabel = label,
  intent,
  variant = 'primary',
  size,
  className,
}: {
  form: { isBusy: boolean; isReady: boolean }
  /** Whether something that is said beside it keeps it from being pressed. */
  isOff?: boolean
  /** “Save” unless it is said. */
  label?: ReactNode
  /** In place of the label while a request is under way. */
  busyLabel?: ReactNode
  intent?: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}) {
  const words = useTexts(wordsTexts)
  return (
    <Button
      type="submit"
      {...(intent !== undefined && { name: 'intent', value: intent })}
      variant={variant}
      size={size}
      className={className}
      disabled={form.isBusy || !form.isReady || isOff}
      data-off={isOff || undefined}
      aria-busy={form.isBusy || undefined}
    >
      {form.isBusy ? (busyLabel ?? words.saving) : (label ?? words.save)}
    </Button>
  )
}
