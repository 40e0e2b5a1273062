import * as z from 'zod/mini'
import { FIGURES_REASON_MAX } from '#shared/constants/games/leaderboards.ts'
import { figuresCorrectionSchema, type PlayerFigures } from '#shared/contract/games/player-figures.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { typedNumber } from '#web/i18n/typed-number.ts'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useCorrectFigures } from './admin-figures.mutations.ts'
import { adminFiguresTexts } from './admin-figures.texts.ts'
import { hoursOf, secondsIn } from './hours-and-minutes.ts'

const FIGURES = ['points', 'kills', 'deaths', 'playtime'] as const
const { points, kills, deaths, playtime, reason } = figuresCorrectionSchema.shape
const typed = <Total extends z.ZodMiniType<number, number>>(total: Total) =>
  z.pipe(z.pipe(z.string(), z.transform(typedNumber)), total)
/** What is typed of the time played becomes seconds; as long as nobody changes it, those that are kept stay. */
const schemaFor = ({ playtime: seconds }: PlayerFigures) =>
  z.object({
    points: typed(points),
    kills: typed(kills),
    deaths: typed(deaths),
    playtime: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => (text === hoursOf(seconds) ? seconds : secondsIn(text))),
      ),
      playtime,
    ),
    reason,
  })

/** Asks for the figures that are to count, and why. */
export function CorrectFiguresDialog({ figures, onClose }: { figures: PlayerFigures; onClose: () => void }) {
  const texts = useTexts(adminFiguresTexts)
  const { mutateAsync } = useCorrectFigures(figures.id)
  const form = useForm({
    schema: schemaFor(figures),
    sentences: staffValidationTexts,
    submit: (body) => mutateAsync(body),
    onSuccess: () => {
      toast({ title: texts.correct.decided })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.correct.title} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.failed}
        onCancel={onClose}
        label={texts.correct.submit}
        busyLabel={texts.correct.busy}
        autoComplete="off"
      >
        <p className="font-medium">{figures.player}</p>
        <p className="text-muted">{texts.correct.lead}</p>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {FIGURES.map((figure) => (
            <TextField
              key={figure}
              name={figure}
              label={texts.figures[figure]}
              inputMode={figure === 'playtime' ? 'text' : 'numeric'}
              hint={figure === 'playtime' ? texts.hoursHint : undefined}
              required
              defaultValue={figure === 'playtime' ? hoursOf(figures.playtime) : String(figures[figure])}
              // What a number must be is no help with hours.
              error={form.errors[figure] && (figure === 'playtime' ? texts.hoursHint : form.errors[figure])}
            />
          ))}
        </div>
        <TextField
          label={texts.reason}
          name="reason"
          required
          maxLength={FIGURES_REASON_MAX}
          hint={texts.reasonHint}
          error={form.errors.reason}
        />
      </DialogForm>
    </Dialog>
  )
}
