import { useState } from 'react'
import * as z from 'zod/mini'
import { emailSchema } from '#shared/contract/fields.ts'
import type { MailTrialResult, MailTrial as Trial } from '#shared/contract/platform/mail-server.ts'
import { fill } from '#shared/texts/words.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTryMail } from './mail-server.mutations.ts'
import { mailServerTexts } from './mail-server.texts.ts'

const trialSchema = z.object({ to: emailSchema })

/** Sends a letter by what `read` says is written, saved or not, and tells in plain words what came of it. */
export function MailTrial({ read }: { read: () => Omit<Trial, 'to'> }) {
  const texts = useTexts(mailServerTexts)
  const { user } = useSession()
  const { mutateAsync } = useTryMail()
  const [result, setResult] = useState<MailTrialResult | null>(null)
  const form = useForm({
    schema: trialSchema,
    submit: async ({ to }) => {
      setResult(null)
      setResult(await mutateAsync({ ...read(), to }))
    },
  })
  // What is wrong above is said here as well: one press told of both.
  const { to, ...above } = form.errors
  const wrong = Object.values(above).join(' ')
  return (
    <section
      aria-labelledby="mail-trial"
      className="space-y-5 border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-6"
    >
      <div>
        <h2 id="mail-trial" className="display text-xl">
          {texts.trial}
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{texts.trialLead}</p>
      </div>
      <form {...form.formProps} className="grid items-start gap-4 max-xl:sm:grid-cols-[1fr_auto]">
        <TextField
          name="to"
          type="email"
          label={texts.to}
          defaultValue={user?.email ?? ''}
          error={to}
          autoComplete="email"
        />
        <SubmitButton
          form={form}
          variant="outline"
          label={texts.send}
          busyLabel={texts.sending}
          className="max-xl:sm:mt-7"
        />
      </form>
      {wrong !== '' && <FormFailure message={wrong} />}
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.trialFailed)} />}
      {result && <Outcome result={result} />}
    </section>
  )
}

function Outcome({ result: { problem, answer, server, sendingHost: host } }: { result: MailTrialResult }) {
  const texts = useTexts(mailServerTexts)
  if (problem === null)
    return (
      <Notice title={fill(texts.sent, { server })}>
        <p>{fill(texts.sentDetail, { host })}</p>
      </Notice>
    )
  return (
    <Notice tone="warning" title={texts.refused}>
      <p className="text-text">{texts.problems[problem]}</p>
      <p className="font-mono">{texts.answer + answer}</p>
      <p>{fill(texts.way, { server, host })}</p>
    </Notice>
  )
}
