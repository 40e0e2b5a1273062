import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { useAnswerConsent } from './consents.mutations.ts'
import { consentsTexts } from './consents.texts.ts'

/** Answers by one press, and says what came of it. `onAnswered` is called before what asked is gone. */
export function useAnswer(consent: OwnConsent, onAnswered?: () => void) {
  const texts = useTexts(consentsTexts)
  const { mutate, isPending } = useAnswerConsent()
  return {
    isPending,
    /** @param said what a toast says then; nothing where the page shows it */
    answer(isGiven: boolean, said?: string): void {
      if (isPending) return
      mutate(
        { consent, isGiven },
        {
          onSuccess: () => {
            if (said) toast({ title: said })
            onAnswered?.()
          },
          onError: (error) => toastFailure(texts.failed, error),
        },
      )
    },
  }
}
