import type { ReactNode } from 'react'
import { formatNumber, type PluralForms, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { listTexts } from './lists.texts.ts'

/** What can be done with what is selected in a list; stays in sight at the foot of the screen. */
export function SelectionBar({
  count,
  forms,
  onClear,
  children,
}: {
  count: number
  /** What is selected, in the forms of its plural. */
  forms: PluralForms
  onClear: () => void
  children: ReactNode
}) {
  const texts = useTexts(listTexts)
  const { language } = useLanguage()
  if (count === 0) return null
  return (
    <div className="sticky bottom-4 z-20 mt-6 flex flex-wrap items-center gap-3 border border-edge bg-raised px-4 py-3">
      <p role="status" className="grow">
        {texts.selected}: {formatNumber(count, language)} {pluralForm(count, forms, language)}
      </p>
      {children}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  )
}
