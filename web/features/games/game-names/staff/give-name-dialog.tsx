import { GAME_NAME_MAX, GAME_NAME_REASON_MAX } from '#shared/constants/games/game-names.ts'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import { staffNameSchema } from '#shared/contract/games/game-names.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useGames } from '#web/lib/site/use-games.ts'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useGiveName } from './names-of-user.mutations.ts'
import { namesOfUserTexts } from './names-of-user.texts.ts'

/** Confirms a name by hand; what another account had moves. */
export function GiveNameDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const texts = useTexts(namesOfUserTexts)
  const games = useGames()
  const { mutateAsync } = useGiveName(userId)
  const form = useForm({
    schema: staffNameSchema,
    sentences: staffValidationTexts,
    submit: (draft) => mutateAsync(draft),
    onSuccess: () => {
      toast({ title: texts.given })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.giveTitle} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.failed}
        onCancel={onClose}
        label={texts.submit}
        busyLabel={texts.submitting}
      >
        <p className="text-pretty text-muted">{texts.giveLead}</p>
        <SelectField
          label={texts.game}
          name="game"
          options={games.map((value) => ({ value, label: GAME_TITLES[value] }))}
        />
        <TextField
          label={texts.name}
          name="name"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={GAME_NAME_MAX}
          error={form.errors.name}
        />
        <TextField
          label={texts.reason}
          name="reason"
          required
          autoComplete="off"
          maxLength={GAME_NAME_REASON_MAX}
          hint={texts.reasonHint}
          error={form.errors.reason}
        />
      </DialogForm>
    </Dialog>
  )
}
