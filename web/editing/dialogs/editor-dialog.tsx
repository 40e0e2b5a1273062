import type { ComponentProps, ReactNode } from 'react'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** A dialog around the form of one thing that is edited, with why it was not saved and its buttons below the fields. */
export function EditorDialog({
  editing,
  title,
  cancel,
  onClose,
  children,
}: {
  editing: ComponentProps<typeof SaveFailure>['editing'] & {
    edits: { wasRestored: boolean }
    form: ComponentProps<typeof SubmitButton>['form'] & { formProps: ComponentProps<'form'> }
    abandon: () => void
  }
  title: string
  /** “Cancel” unless it is said. */
  cancel?: string
  onClose: () => void
  /** The fields, below what `EditNotices` says. */
  children: ReactNode
}) {
  const words = useTexts(wordsTexts)
  const { edits, form, abandon } = editing
  function giveUp() {
    abandon()
    onClose()
  }
  return (
    <Dialog
      isOpen
      // The dialog has asked about what was typed in it, not about what came back out of the tab's memory.
      onClose={edits.wasRestored ? onClose : giveUp}
      title={title}
    >
      <form {...form.formProps} className="space-y-5 p-6">
        {children}
        <SaveFailure editing={editing} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={giveUp}>
            {cancel ?? words.cancel}
          </Button>
          <SubmitButton form={form} />
        </div>
      </form>
    </Dialog>
  )
}
