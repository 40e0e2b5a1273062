import { useId, useState } from 'react'
import { APPEAL_MAX } from '#shared/constants/content-limits.ts'
import { type Appeal, type AppealProof, appealMessageSchema } from '#shared/contract/accounts/bans/appeals.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextArea } from '#web/ui/field.tsx'
import { useCreateAppeal } from './appeals.mutations.ts'
import { useStandingBan } from './appeals.queries.ts'
import { appealsTexts, appealsWords } from './appeals.texts.ts'

/** What whoever is refused at the gate can still do: appeal, once, and read what came of it. Nothing until that is known. */
export function BanAppeal({ proof }: { proof: AppealProof }) {
  const words = useTexts(appealsWords)
  const { data: ban } = useStandingBan(useId(), proof)
  const [sent, setSent] = useState<Appeal | null>(null)
  if (!ban) return null
  const appeal = sent ?? ban.appeal
  return (
    <section aria-labelledby="ban-appeal" className="mt-6 border-t border-line pt-6">
      <h2 id="ban-appeal" className="display text-xl">
        {words.title}
      </h2>
      {appeal ? <SentAppeal appeal={appeal} /> : <AppealForm proof={proof} onSent={setSent} />}
    </section>
  )
}

function SentAppeal({ appeal: { message, createdAt, answer, answeredAt } }: { appeal: Appeal }) {
  const texts = useTexts(appealsTexts)
  const words = useTexts(appealsWords)
  return (
    <dl className="mt-4 space-y-4">
      <div>
        <dt className="label text-muted">
          {texts.yours} <LocalTime dateTime={createdAt} style="date-time" />
        </dt>
        <dd className="mt-1 whitespace-pre-wrap">{message}</dd>
      </div>
      {answer !== null && answeredAt !== null ? (
        <div className="border-l-2 border-sand pl-4">
          <dt className="label text-sand">
            {texts.answer} <LocalTime dateTime={answeredAt} style="date-time" />
          </dt>
          <dd className="mt-1 whitespace-pre-wrap">{answer}</dd>
        </div>
      ) : (
        <div>
          <dt className="sr-only">{texts.answer}</dt>
          <dd className="text-muted">{words.waiting}</dd>
        </div>
      )}
    </dl>
  )
}

function AppealForm({ proof, onSent }: { proof: AppealProof; onSent: (appeal: Appeal | null) => void }) {
  const texts = useTexts(appealsTexts)
  const words = useTexts(appealsWords)
  const { mutateAsync: send } = useCreateAppeal()
  const form = useForm({
    schema: appealMessageSchema,
    submit: async ({ message }) => {
      onSent((await send({ ...proof, message })).appeal)
      toast({ title: texts.sent, description: texts.sentDetail })
    },
  })
  return (
    <form {...form.formProps} className="mt-3 space-y-5">
      <p className="text-muted">{words.lead}</p>
      <TextArea
        label={texts.message}
        name="message"
        rows={5}
        required
        maxLength={APPEAL_MAX}
        error={form.errors.message}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.sendFailed)} />}
      <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} className="w-full" />
    </form>
  )
}
