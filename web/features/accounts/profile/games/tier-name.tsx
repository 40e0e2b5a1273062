import type { GameTier } from '#shared/contract/accounts/profile.ts'
import { Insignia } from '#web/pictures/insignia.tsx'
import { useTierName } from './use-tier-name.ts'

/** A tier of a game in words, beside its insignia. */
export function TierName({ tier }: { tier: GameTier }) {
  const nameOf = useTierName()
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      {tier.insignia && <Insignia name={tier.insignia} className="w-6 shrink-0" />}
      {nameOf(tier)}
    </span>
  )
}
