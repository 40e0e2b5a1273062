import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { useAnswerConsent } from './consents.mutations.ts'
import { consentsTexts } from './consents.texts.ts'

/** Answers by one press, and says what came of it. */
export function useAnswer(consent: OwnConsent) {
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
          onSuccess: () => said && toast({ title: said }),
          onError: (error) => toastFailure(texts.failed, error),
        },
      )
    },
  }
}
