import { TOURNAMENT_REMOVAL_REASON_MAX } from '#shared/constants/content-limits.ts'
import { removalSchema, type StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useRemoveRegistration } from './admin-registrations.mutations.ts'
import { adminRegistrationsTexts } from './admin-registrations.texts.ts'

/** Asks for the reason, which the player is told. */
export function TakeOutDialog({
  tournamentId,
  registration,
  onClose,
}: {
  tournamentId: number
  registration: StaffRegistration | null
  onClose: () => void
}) {
  const texts = useTexts(adminRegistrationsTexts)
  return (
    <Dialog isOpen={registration !== null} onClose={onClose} title={texts.takeOutTitle} className="max-w-lg">
      {registration && (
        <TakeOutForm tournamentId={tournamentId} registration={registration} onDone={onClose} />
      )}
    </Dialog>
  )
}

function TakeOutForm({
  tournamentId,
  registration: { id, username },
  onDone,
}: {
  tournamentId: number
  registration: StaffRegistration
  onDone: () => void
}) {
  const texts = useTexts(adminRegistrationsTexts)
  const { mutateAsync } = useRemoveRegistration(tournamentId)
  const form = useForm({
    schema: removalSchema,
    submit: ({ reason }) => mutateAsync({ id, reason }),
    onSuccess: () => {
      toast({ title: texts.tookOut, description: username })
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      failed={texts.takeOutFailed}
      onCancel={onDone}
      label={texts.takeOut}
      busyLabel={texts.takingOut}
      variant="destructive"
    >
      <p className="text-muted">
        <strong className="break-all text-text">{username}</strong>. {texts.takeOutLead}
      </p>
      <TextField
        label={texts.reason}
        name="reason"
        required
        maxLength={TOURNAMENT_REMOVAL_REASON_MAX}
        autoComplete="off"
        error={form.errors.reason}
      />
    </DialogForm>
  )
}
