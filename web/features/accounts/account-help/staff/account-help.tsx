import { useId, useState } from 'react'
import type { User } from '#shared/contract/accounts/users.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useVerifyUser } from './account-help.mutations.ts'
import { accountHelpTexts } from './account-help.texts.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

/** What staff can do for somebody who cannot come in. */
export function AccountHelp({ user }: { user: User }) {
  const texts = useTexts(accountHelpTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const waiting = user.pendingEmail ?? (user.emailVerified ? null : user.email)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title} />
      <div className="flex flex-wrap gap-3">
        {user.deletionAt === null && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {texts.link}
          </Button>
        )}
        {waiting !== null && <VerifyButton user={user} email={waiting} />}
      </div>
      {isOpen && <PasswordLinkDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  )
}

function VerifyButton({ user, email }: { user: User; email: string }) {
  const texts = useTexts(accountHelpTexts)
  const fail = useFailureToast()
  const { mutate, isPending } = useVerifyUser(user.id)
  function verify() {
    if (isPending) return
    mutate(email, {
      onSuccess: () => toast({ title: texts.verified, description: email }),
      onError: (error) => fail(texts.verifyFailed, error),
    })
  }
  return (
    <Button variant="outline" onClick={verify} aria-busy={isPending || undefined}>
      {isPending ? texts.verifying : texts.verify}
    </Button>
  )
}
