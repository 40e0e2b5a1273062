import { useTexts } from '#web/i18n/language.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { SCOPES, type Scope } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

export type ScopeChoice = { scope: Scope; onScopeChange: (scope: Scope) => void }

export function ScopeFilter({ scope, onScopeChange }: ScopeChoice) {
  const texts = useTexts(shopTexts)
  return (
    <ChoiceBar
      label={texts.scope}
      options={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
      value={scope}
      onChange={onScopeChange}
    />
  )
}
