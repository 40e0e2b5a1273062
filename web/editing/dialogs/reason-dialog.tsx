import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { lineSchema } from '#shared/contract/fields.ts'
import { useForm } from '#web/editing/use-form.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DialogForm } from './dialog-form.tsx'

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
  const form = useForm({
    schema: z.object({ reason: lineSchema(maxLength) }),
    submit: ({ reason }) => submit(reason),
    onSuccess: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.failed}
        onCancel={onClose}
        label={texts.submit}
        busyLabel={texts.busy}
      >
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
      </DialogForm>
    </Dialog>
  )
}
