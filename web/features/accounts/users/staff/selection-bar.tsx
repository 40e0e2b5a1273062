import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { usersTexts } from './users.texts.ts'

/** What can be done with the accounts selected; stays in sight at the foot of the screen. */
export function SelectionBar({
  count,
  onChangeRoles,
  onClear,
}: {
  count: number
  onChangeRoles: () => void
  onClear: () => void
}) {
  const texts = useTexts(usersTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <div className="sticky bottom-4 z-20 mt-6 flex flex-wrap items-center gap-3 border border-edge bg-raised px-4 py-3">
      <p role="status" className="grow">
        {texts.selected}: {formatNumber(count, language)} {pluralForm(count, texts.userForms, language)}
      </p>
      <Button variant="primary" size="sm" onClick={onChangeRoles}>
        {texts.changeRoles}
      </Button>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  )
}
