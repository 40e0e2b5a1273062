import { MailWarning } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useResendVerification } from './profile.mutations.ts'
import { profileTexts } from './profile.texts.ts'

export function UnverifiedNotice({ email }: { email: string }) {
  const texts = useTexts(profileTexts)
  const { mutate, isPending } = useResendVerification()

  function sendAgain() {
    mutate(undefined, {
      onSuccess: () => toast({ title: texts.sentAgain, description: texts.sentAgainDetail }),
      onError: (error) => toastFailure(texts.sendAgainFailed, error),
    })
  }

  return (
    <section
      aria-label={texts.unverified}
      className="flex flex-col gap-4 border border-line border-l-2 border-l-maintenance bg-raised p-5 sm:flex-row sm:items-center"
    >
      <MailWarning className="shrink-0 text-maintenance" size={24} strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{texts.unverified}</p>
        <p className="text-muted">
          {texts.unverifiedDetail} {email}.
        </p>
      </div>
      <Button
        variant="outline"
        onClick={sendAgain}
        disabled={isPending}
        aria-busy={isPending || undefined}
        className="shrink-0"
      >
        {isPending ? texts.sendingAgain : texts.sendAgain}
      </Button>
    </section>
  )
}
