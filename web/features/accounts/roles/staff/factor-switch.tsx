import { useId } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { rolesTexts } from './roles.texts.ts'

/** Whether holders of the role need a second factor. */
export function FactorSwitch({
  isOn,
  isLocked,
  onTick,
}: {
  isOn: boolean
  /** For whoever does not hold what the role gives. */
  isLocked: boolean
  onTick: (isOn: boolean) => void
}) {
  const texts = useTexts(rolesTexts)
  const id = useId()
  return (
    <div>
      <Checkbox
        label={texts.requiresSecondFactor}
        checked={isOn}
        disabled={isLocked}
        aria-describedby={id}
        onChange={(event) => onTick(event.target.checked)}
      />
      <p id={id} className="max-w-prose text-sm text-muted">
        {isLocked ? texts.factorLocked : texts.factorHint}
      </p>
    </div>
  )
}
