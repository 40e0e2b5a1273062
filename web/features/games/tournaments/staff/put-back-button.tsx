import type { StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { usePutRegistrationBack } from './admin-registrations.mutations.ts'
import { adminRegistrationsTexts } from './admin-registrations.texts.ts'

/** Lets a player back in whom staff took out. */
export function PutBackButton({
  tournamentId,
  registration: { id, username },
}: {
  tournamentId: number
  registration: StaffRegistration
}) {
  const texts = useTexts(adminRegistrationsTexts)
  const { mutateAsync, isPending } = usePutRegistrationBack(tournamentId)
  // The button goes with the change it makes, so it is awaited instead of called back.
  async function putBack() {
    if (isPending) return
    try {
      await mutateAsync(id)
      toast({ title: texts.backAgain, description: username })
    } catch (error) {
      toastFailure(texts.putBackFailed, error)
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${texts.putBack}: ${username}`}
      aria-busy={isPending || undefined}
      onClick={() => void putBack()}
    >
      {isPending ? texts.puttingBack : texts.putBack}
    </Button>
  )
}
