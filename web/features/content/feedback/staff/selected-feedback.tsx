import { Eye, EyeOff } from 'lucide-react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx'
import type { Selection } from '#web/ui/lists/use-selection.ts'
import { useHideFeedback } from './admin-feedback.mutations.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'

/** Hides or shows those that are selected among the reviews on the screen; what somebody else has changed meanwhile stays selected. */
export function SelectedFeedback({
  selection: { selected, select, clear },
  items,
}: {
  selection: Selection<number>
  items: readonly StaffFeedbackItem[]
}) {
  const texts = useTexts(adminFeedbackTexts)
  const { language } = useLanguage()
  const { mutate, isPending } = useHideFeedback()
  const chosen = items.filter(({ id }) => selected.has(id))

  function hide(isHidden: boolean) {
    if (isPending) return
    mutate(
      { items: chosen.filter((item) => item.isHidden !== isHidden), isHidden },
      {
        onSuccess: ({ done, failed }) => {
          select(done, false)
          if (failed === 0) clear()
          const title = `${isHidden ? texts.wereHidden : texts.wereShown}: ${formatNumber(done.length, language)}`
          if (failed === 0) toast({ title })
          else
            toast({
              title,
              description: `${texts.notChanged}: ${formatNumber(failed, language)}`,
              variant: 'destructive',
            })
        },
      },
    )
  }
  return (
    <SelectionBar count={chosen.length} forms={texts.forms} onClear={clear}>
      <Button variant="primary" size="sm" aria-busy={isPending || undefined} onClick={() => hide(true)}>
        <EyeOff size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.hide}
      </Button>
      <Button variant="outline" size="sm" aria-busy={isPending || undefined} onClick={() => hide(false)}>
        <Eye size={16} strokeWidth={1.5} aria-hidden="true" />
        {texts.show}
      </Button>
    </SelectionBar>
  )
}
