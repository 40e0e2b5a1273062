import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { lineSchema } from '#shared/contract/fields.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

type Texts = {
  title: string
  /** What comes of it. */
  lead: string
  reason: string
  reasonHint: string
  submit: string
  busy: string
  failed: string
}

/** Asks why before something is done that stays in the log with its reason. */
export function ReasonDialog({
  texts,
  maxLength,
  submit,
  onClose,
  children,
}: {
  texts: Texts
  maxLength: number
  submit: (reason: string) => Promise<unknown>
  onClose: () => void
  /** What it is about. */
  children?: ReactNode
}) {
  const words = useTexts(wordsTexts)
  const form = useForm({
    schema: z.object({ reason: lineSchema(maxLength) }),
    submit: ({ reason }) => submit(reason),
    onSuccess: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} className="max-w-lg">
      <form {...form.formProps} className="space-y-5 p-6">
        {children}
        <p className="text-pretty text-muted">{texts.lead}</p>
        <TextField
          label={texts.reason}
          name="reason"
          required
          maxLength={maxLength}
          autoComplete="off"
          hint={texts.reasonHint}
          error={form.errors.reason}
        />
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <SubmitButton form={form} label={texts.submit} busyLabel={texts.busy} />
        </div>
      </form>
    </Dialog>
  )
}
