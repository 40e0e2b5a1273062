import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { reloadIfReachable } from '#web/lib/connection.ts'
import { toast } from '#web/toasts/toast.ts'

/** Loads the page anew, or says why it cannot come. */
export function useReload(): () => Promise<void> {
  const texts = useTexts(callFailureTexts)
  return async () => {
    const trouble = await reloadIfReachable()
    if (trouble) toast({ title: texts[trouble], variant: 'destructive' })
  }
}
