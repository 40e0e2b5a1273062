import { Suspense, useId, useState } from 'react'
import type { SecondFactor } from '#shared/contract/accounts/second-factor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRenewRecoveryCodes, useTurnOffSecondFactor } from './second-factor.mutations.ts'
import { useSecondFactor } from './second-factor.queries.ts'
import { secondFactorTexts } from './second-factor.texts.ts'

const FEW_CODES = 3

/** Few set it up, and once: what draws the QR code comes then. */
const SetUpDialog = lazyWithFallback<{ onClose: () => void; onDone: () => void }>(
  () => import('./set-up-dialog.tsx').then((module) => module.SetUpDialog),
  ({ onClose }) => <PartMissing asked={onClose} />,
)

/** Codes beside the password: turned on, renewed, turned off by their owner. */
export function SecondFactorSection({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  const texts = useTexts(secondFactorTexts)
  const id = useId()
  const factor = useSecondFactor()
  const [isSettingUp, setSettingUp] = useState(false)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  function finish() {
    setSettingUp(false)
    focusHeading()
  }
  return (
    <section aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1} className="display text-lg outline-none">
        {texts.title}
      </Heading>
      <Loaded query={factor} loadFailed={texts.loadFailed}>
        {({ since, hasApp, recoveryCodes, isRequired }) => (
          <>
            {since !== null && hasApp ? (
              <TurnedOn since={since} isRequired={isRequired} />
            ) : (
              <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p className="min-w-0 grow basis-56 text-sm text-muted">{texts.lead}</p>
                <Button variant="outline" onClick={() => setSettingUp(true)}>
                  {texts.turnOn}
                </Button>
              </div>
            )}
            {since !== null && <CodesLeft recoveryCodes={recoveryCodes} />}
          </>
        )}
      </Loaded>
      {isSettingUp && (
        <Suspense fallback={null}>
          <SetUpDialog onClose={() => setSettingUp(false)} onDone={finish} />
        </Suspense>
      )}
    </section>
  )
}

function TurnedOn({ since, isRequired }: { since: string } & Pick<SecondFactor, 'isRequired'>) {
  const texts = useTexts(secondFactorTexts)
  const turnOff = useTurnOffSecondFactor()
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="online">{texts.isOn}</Badge>
        <span>
          {texts.since} <LocalTime dateTime={since} style="date-time" />
        </span>
      </p>
      {isRequired ? (
        <p className="mt-2 text-sm text-muted">{texts.required}</p>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="mt-3"
          aria-busy={turnOff.isPending || undefined}
          onClick={() =>
            turnOff.isPending ||
            turnOff.mutate(undefined, {
              onSuccess: () => toast({ title: texts.turnedOff }),
              onError: (error) => toastFailure(texts.turnOffFailed, error),
            })
          }
        >
          {texts.turnOff}
        </Button>
      )}
    </>
  )
}

function CodesLeft({ recoveryCodes }: Pick<SecondFactor, 'recoveryCodes'>) {
  const texts = useTexts(secondFactorTexts)
  const renew = useRenewRecoveryCodes()
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-56 text-sm text-muted">
        {texts.codesLeft} {recoveryCodes}. {recoveryCodes <= FEW_CODES && texts.fewCodes}
      </p>
      <Button
        variant="outline"
        size="sm"
        aria-busy={renew.isPending || undefined}
        onClick={() =>
          renew.isPending ||
          renew.mutate(undefined, { onError: (error) => toastFailure(texts.newCodesFailed, error) })
        }
      >
        {texts.newCodes}
      </Button>
      {renew.data && <RecoveryCodes codes={renew.data.recoveryCodes} onDone={() => renew.reset()} />}
    </div>
  )
}
