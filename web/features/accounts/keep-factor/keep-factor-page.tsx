import { addresses } from '#shared/addresses.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { MailedTokenPanel } from '#web/features/accounts/auth/mailed-token-panel.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeepFactor } from './keep-factor.mutations.ts'
import { keepFactorTexts, keepFactorWords } from './keep-factor.texts.ts'

/** Keeps a second factor that staff were ending, by the token of the letter to its owner. */
export function KeepFactorPage() {
  const words = useTexts(keepFactorWords)
  return (
    <MailedTokenPanel title={words.title} lead={words.lead}>
      {(token) => <KeepButton key={token} token={token} />}
    </MailedTokenPanel>
  )
}

function KeepButton({ token }: { token: string }) {
  const texts = useTexts(keepFactorTexts)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useKeepFactor()

  function keep() {
    if (isPending) return
    mutate(token, {
      onSuccess: () => {
        toast({ title: texts.kept, description: texts.keptDetail })
        navigate(addresses.login, { replace: true })
      },
    })
  }
  return (
    <div className="space-y-5">
      {error && <FormFailure message={failureMessage(error, texts.failed)} />}
      <Button variant="primary" className="w-full" onClick={keep} aria-busy={isPending || undefined}>
        {isPending ? texts.keeping : texts.keep}
      </Button>
    </div>
  )
}
