import { ShieldHalf } from 'lucide-react'
import { Confirmations } from '#web/features/accounts/confirmation/confirmations.tsx'
import { PasskeysSection } from '#web/features/accounts/passkeys/passkeys-section.tsx'
import { useSecondFactor } from '#web/features/accounts/second-factor/second-factor.queries.ts'
import { SecondFactorSection } from '#web/features/accounts/second-factor/second-factor-section.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BeforeMain } from './before-main.tsx'
import { factorNeededTexts } from './factor-needed.texts.ts'
import { TopBar } from './top-bar.tsx'

/** Stands in the place of what a role opens only to holders of a second factor; goes when they say so, with the codes in hand. */
export function FactorNeeded({ onDone }: { onDone: () => void }) {
  const texts = useTexts(factorNeededTexts)
  const since = useSecondFactor().data?.since ?? null
  return (
    <div className="column py-10 md:py-16">
      <BeforeMain>
        <TopBar />
      </BeforeMain>
      <ShieldHalf className="mb-4 text-sand" size={28} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="display text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-pretty text-muted">{texts.lead}</p>
      <Card className="max-w-3xl space-y-6">
        <PasskeysSection heading="h2" />
        <SecondFactorSection heading="h2" />
      </Card>
      {since !== null && (
        <Button variant="primary" className="mt-6" onClick={onDone}>
          {texts.goOn}
        </Button>
      )}
      <Confirmations />
    </div>
  )
}
