import type { ComponentProps, ReactNode } from 'react'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

type Submit = ComponentProps<typeof SubmitButton>

/** The form in a dialog: its fields, why it could not be sent, the way back and the button that sends it. */
export function DialogForm({
  form,
  failed,
  onCancel,
  autoComplete,
  children,
  ...submit
}: {
  form: Submit['form'] & { formProps: ComponentProps<'form'>; failure: unknown }
  /** What could not be done, where the server says no more. */
  failed: string
  onCancel: () => void
  autoComplete?: 'off'
  children: ReactNode
} & Pick<Submit, 'label' | 'busyLabel' | 'variant'>) {
  const words = useTexts(wordsTexts)
  return (
    <form {...form.formProps} className="space-y-5 p-6" autoComplete={autoComplete}>
      {children}
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, failed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} {...submit} />
      </div>
    </form>
  )
}
