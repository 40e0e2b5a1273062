import { isConflict } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { conflictTexts } from './conflict.texts.ts'

/** Says that a change by staff failed. A conflict is resolved on the page, so nobody is sent to reload it. */
export function useFailureToast(): (title: string, error: unknown) => void {
  const conflict = useTexts(conflictTexts)
  return (title, error) => {
    if (isConflict(error)) toast({ title, description: conflict.brief, variant: 'destructive' })
    else toastFailure(title, error)
  }
}
