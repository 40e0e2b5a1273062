import { useState } from 'react'
import * as z from 'zod/mini'
import { ATTEMPT_PROVIDERS, type AttemptProvider } from '#shared/constants/shop/payments.ts'
import { TOP_UP_LEAST, TOP_UP_MOST } from '#shared/constants/shop/top-ups.ts'
import { emailSchema } from '#shared/contract/fields.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { Consents } from '#web/features/shop/checkout/consents.tsx'
import { openPayment } from '#web/features/shop/orders/open-payment.ts'
import { PaymentWays } from '#web/features/shop/orders/payment-ways.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'
import { useSession } from '#web/session/session.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { topUpSentences, topUpTexts } from './top-up.texts.ts'
import { useMakeTopUp } from './top-ups.mutations.ts'

const formSchema = z.object({
  amount: z.string().check(
    z.refine((text) => {
      const kopecks = typedKopecks(text)
      return kopecks >= TOP_UP_LEAST && kopecks <= TOP_UP_MOST
    }, 'amountWrong'),
  ),
  email: emailSchema,
  provider: z.enum(ATTEMPT_PROVIDERS, 'providerNeeded'),
  consent: z.boolean().check(z.refine((isGiven) => isGiven, 'consentNeeded')),
})

/** How much, by what, with consent; one press leads to the payment. */
export function TopUpForm({ providers }: { providers: readonly AttemptProvider[] }) {
  const texts = useTexts(topUpTexts)
  const { user } = useSession()
  const { mutateAsync: make, data: made } = useMakeTopUp()
  const keyOf = useKeyOfRequest()
  const [chosen, setChosen] = useState<string | null>(null)
  const way = providers.find((one) => one === chosen) ?? providers[0] ?? null
  const form = useForm({
    schema: formSchema,
    sentences: topUpSentences,
    async submit({ amount, email, provider }) {
      const draft = { amountKopecks: typedKopecks(amount), email, provider, consent: true } as const
      const { payUrl } = await make({ draft, key: keyOf(draft) })
      // What is begun anew is another one.
      keyOf.forget()
      if (payUrl !== null) openPayment(payUrl)
    },
  })
  return (
    <Card>
      <form {...form.formProps} className="space-y-6">
        <TextField
          label={texts.amount}
          name="amount"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={texts.amountHint}
          error={form.errors.amount}
        />
        <TextField
          label={texts.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          defaultValue={user?.email ?? ''}
          error={form.errors.email}
        />
        <PaymentWays ways={providers} value={way} onChange={setChosen} error={form.errors.provider} />
        <Consents isForAdults={false} errors={form.errors} />
        {made && made.payUrl === null && made.status !== 'paid' && <FormFailure message={texts.notOpened} />}
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
        <SubmitButton form={form} label={texts.submit} busyLabel={texts.busy} size="lg" className="w-full" />
      </form>
    </Card>
  )
}
