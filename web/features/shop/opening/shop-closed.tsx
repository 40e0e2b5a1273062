import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { useSession } from '#web/session/session.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAskForOpening } from './opening.mutations.ts'
import { useOpening, useShopState } from './opening.queries.ts'
import { openingTexts } from './opening.texts.ts'

/** Says once, before anything is chosen, that nothing can be bought now, and offers to tell when it can; nothing where it can. */
export function ShopClosed({
  title,
  reason,
  className,
}: {
  title: string
  reason: string
  className?: string
}) {
  const { user } = useSession()
  const { data } = useShopState()
  if (data?.isOpen !== false) return null
  return (
    <Notice title={title} {...(className !== undefined && { className })}>
      <p>{reason}</p>
      {user ? <TellMe /> : <SignIn />}
    </Notice>
  )
}

function SignIn() {
  const texts = useTexts(openingTexts)
  const gate = useGateAddress()
  return (
    <TextLink to={gate(addresses.login)} className="inline-flex min-h-11 items-center">
      {texts.signIn}
    </TextLink>
  )
}

function TellMe() {
  const texts = useTexts(openingTexts)
  const { data } = useOpening()
  const { mutate: ask, isPending } = useAskForOpening()
  const isAsked = data?.isAsked ?? false
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isAsked && <p className="text-text">{texts.asked}</p>}
      <Button
        variant={isAsked ? 'ghost' : 'outline'}
        size="sm"
        disabled={isPending || !data}
        aria-busy={isPending || undefined}
        // The second half of a double click would take back what the first has asked.
        onClick={({ detail }) =>
          detail < 2 && ask(!isAsked, { onError: (error) => toastFailure(texts.failed, error) })
        }
      >
        {isAsked ? texts.withdraw : texts.tellMe}
      </Button>
    </div>
  )
}
