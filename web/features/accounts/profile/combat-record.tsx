import { addresses } from '#shared/addresses.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CombatFigures, isUnreported } from './games/combat-figures.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'

/** The own figures, and the way to the names that they come by. */
export function CombatRecord({ user }: { user: Profile }) {
  const texts = useTexts(profileTexts)
  const words = useTexts(profileWords)
  return (
    <CombatFigures figures={user}>
      {isUnreported(user) && <p className="mt-4 max-w-prose text-muted">{words.unreported}</p>}
      <ButtonLink to={addresses.gameNames} variant="outline" className="mt-4">
        {texts.gameNames}
      </ButtonLink>
    </CombatFigures>
  )
}
