import { addresses } from '#shared/addresses.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { MailedTokenPanel } from '#web/features/accounts/auth/mailed-token-panel.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useUndoDeletion } from './undo-deletion.mutations.ts'
import { undoDeletionTexts, undoDeletionWords } from './undo-deletion.texts.ts'

/** Brings a deleted account back by the token of its letter. */
export function UndoDeletionPage() {
  const words = useTexts(undoDeletionWords)
  return (
    <MailedTokenPanel title={words.title} lead={words.lead}>
      {(token) => <UndoButton key={token} token={token} />}
    </MailedTokenPanel>
  )
}

function UndoButton({ token }: { token: string }) {
  const texts = useTexts(undoDeletionTexts)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useUndoDeletion()

  function bringBack() {
    if (isPending) return
    mutate(token, {
      onSuccess: () => {
        toast({ title: texts.broughtBack, description: texts.broughtBackDetail })
        navigate(addresses.login, { replace: true })
      },
    })
  }
  return (
    <div className="space-y-5">
      {error && <FormFailure message={failureMessage(error, texts.failed)} />}
      <Button variant="primary" className="w-full" onClick={bringBack} aria-busy={isPending || undefined}>
        {isPending ? texts.bringingBack : texts.bringBack}
      </Button>
      <p className="text-sm text-muted">
        {texts.stranger} <TextLink to={addresses.forgot}>{texts.newPassword}</TextLink>
      </p>
    </div>
  )
}
