import { CircleCheckBig, CircleX, Hourglass, Users } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { ActionLabel } from './action-label.tsx'
import { registrationTexts } from './registration.texts.ts'
import { useRegister } from './registrations.mutations.ts'
import { useOwnRegistrations } from './registrations.queries.ts'
import type { Tournament } from './tournament.ts'
import { tournamentsTexts } from './tournaments.texts.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** Registering on the site: the button, or why there is none. The focus stays where a button goes with what it has done. */
export function RegistrationAction({ tournament }: { tournament: Tournament }) {
  const [place, focusPlace] = useFocusLater<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1}>
      <Registration tournament={tournament} onChanged={focusPlace} />
    </div>
  )
}

function Registration({ tournament, onChanged }: { tournament: Tournament; onChanged: () => void }) {
  const texts = useTexts(registrationTexts)
  const words = useTexts(wordsTexts)
  const { registerNow, registrationOver } = useTexts(tournamentsTexts)
  const { user } = useSession()
  const gate = useGateAddress()
  const own = useOwnRegistrations()
  const { isRegistrationOpen, participants, capacity, minimumLevel } = tournament
  const isFull = Number.parseInt(participants, 10) >= capacity
  const registration = user && own.data?.find(({ tournamentId }) => tournamentId === tournament.id)

  if (registration && registration.removalReason !== null)
    return (
      <ActionLabel Icon={CircleX}>
        <span className="min-w-0">
          <span className="label block">{texts.removed}</span>
          {registration.removalReason}
        </span>
      </ActionLabel>
    )
  if (registration)
    return (
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow">
          <ActionLabel Icon={CircleCheckBig}>
            {isRegistrationOpen ? texts.registered : texts.registeredClosed}
          </ActionLabel>
        </div>
        {isRegistrationOpen && <WithdrawButton id={tournament.id} onWithdrawn={onChanged} />}
      </div>
    )
  if (!isRegistrationOpen) return <ActionLabel Icon={Hourglass}>{registrationOver}</ActionLabel>
  if (user && own.isPending) return <ActionLabel Icon={Hourglass}>{words.loading}</ActionLabel>
  if (isFull) return <ActionLabel Icon={Users}>{texts.full}</ActionLabel>
  if (user && user.level < minimumLevel)
    return <ActionLabel Icon={CircleX}>{texts.levelNeeded(minimumLevel, user.level)}</ActionLabel>
  if (user) return <RegisterButton id={tournament.id} label={registerNow} onRegistered={onChanged} />
  return (
    <div data-awaits-session>
      <ButtonLink to={gate(addresses.login)} variant="primary" className="w-full">
        {texts.signIn}
      </ButtonLink>
    </div>
  )
}

function RegisterButton({
  id,
  label,
  onRegistered,
}: {
  id: number
  label: string
  onRegistered: () => void
}) {
  const texts = useTexts(registrationTexts)
  const { mutate, isPending } = useRegister(id, () => {
    toast({ title: texts.done })
    onRegistered()
  })
  return (
    <Button
      variant="primary"
      className="w-full"
      aria-busy={isPending || undefined}
      onClick={() => {
        if (isPending) return
        mutate(undefined, { onError: (error) => toastFailure(texts.registerFailed, error) })
      }}
    >
      {isPending ? texts.registering : label}
    </Button>
  )
}
