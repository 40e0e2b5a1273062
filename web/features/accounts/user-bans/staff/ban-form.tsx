import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { BAN_REASON_MAX } from '#shared/constants/content-limits.ts'
import { banSchema } from '#shared/contract/accounts/bans/bans.ts'
import { failureMessage, isConflict } from '#web/api/api-error.ts'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment } from '#web/lib/local-moment.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { userBansTexts } from './user-bans.texts.ts'

const HOUR_MS = 60 * 60 * 1000
const PERIODS_MS = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
  month: 30 * 24 * HOUR_MS,
} as const
const PERIODS = ['hour', 'day', 'week', 'month', 'forever', 'untilMoment'] as const
type Period = (typeof PERIODS)[number]

/** Reason and term of a ban, which `submit` makes; `who` names those it is for. */
export function BanForm({
  who,
  submit: ban,
  onDone,
  children,
}: {
  who: ReactNode
  submit: (ban: { reason: string; until: string | null }) => Promise<unknown>
  onDone: () => void
  /** What stands now. */
  children?: ReactNode
}) {
  const texts = useTexts(userBansTexts)
  const words = useTexts(wordsTexts)
  const [period, setPeriod] = useState<Period>('week')
  const [end, setEnd] = useState('')
  const [isEndWrong, setEndWrong] = useState(false)
  const endBox = useRef<HTMLInputElement>(null)
  const form = useForm({
    schema: banSchema,
    submit: ({ reason }) => ban({ reason, until: endOf(period, end) }),
    onSuccess: onDone,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    const isWrong = period === 'untilMoment' && !(Date.parse(fromLocalMoment(end) ?? '') > Date.now())
    setEndWrong(isWrong)
    const reason = new FormData(event.currentTarget).get('reason')
    if (!isWrong || !banSchema.shape.reason.safeParse(reason).success) return form.formProps.onSubmit(event)
    event.preventDefault()
    endBox.current?.focus()
  }

  return (
    <form {...form.formProps} onSubmit={submit} className="space-y-5 p-6">
      <p className="text-muted">
        <strong className="break-all text-text">{who}</strong>. {texts.banLead}
      </p>
      <TextField
        label={texts.banReason}
        name="reason"
        required
        maxLength={BAN_REASON_MAX}
        autoComplete="off"
        hint={texts.banReasonHint}
        error={form.errors.reason}
      />
      <SelectField
        label={texts.banPeriod}
        value={period}
        onChange={(event) => setPeriod(event.target.value as Period)}
        options={PERIODS.map((value) => ({ value, label: texts[value] }))}
      />
      {period === 'untilMoment' && (
        <MomentField
          ref={endBox}
          label={texts.banEnd}
          required
          value={end}
          onChange={(event) => setEnd(event.target.value)}
          error={isEndWrong ? texts.banEndWrong : form.errors.until}
        />
      )}
      {form.failure !== null && (
        <FormFailure
          message={isConflict(form.failure) ? texts.banClash : failureMessage(form.failure, texts.banFailed)}
        />
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} label={texts.ban} busyLabel={texts.banning} variant="destructive" />
      </div>
    </form>
  )
}

function endOf(period: Period, end: string): string | null {
  if (period === 'forever') return null
  if (period === 'untilMoment') return fromLocalMoment(end)
  return new Date(Date.now() + PERIODS_MS[period]).toISOString()
}
