import { HELD_LETTERS_ID } from '#web/features/platform/pending/staff/pending-places.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDecideHeldLetters } from './held-letters.mutations.ts'
import { useHeldLetters } from './held-letters.queries.ts'
import { heldLettersTexts } from './held-letters.texts.ts'

/** Asks what shall become of the letters that a restored site holds; not there where it holds none. */
export function HeldLetters() {
  const texts = useTexts(heldLettersTexts)
  const { language } = useLanguage()
  const held = useHeldLetters()
  const { isPending, mutateAsync } = useDecideHeldLetters()
  if (!held) return null

  async function decide(act: 'release' | 'remove'): Promise<void> {
    try {
      await mutateAsync(act)
      toast({ title: act === 'release' ? texts.sent : texts.removed })
    } catch (error) {
      toastFailure(act === 'release' ? texts.sendFailed : texts.removeFailed, error)
    }
  }

  const count = formatNumber(held.count, language)
  return (
    <div id={HELD_LETTERS_ID} className="mb-6 scroll-mt-16">
      <Notice tone="warning" title={pluralForm(held.count, texts.forms, language).replace('{count}', count)}>
        <p className="max-w-prose text-pretty">{texts.lead}</p>
        {held.heldAt && (
          <p>
            {texts.restored}: <LocalTime dateTime={held.heldAt} style="date-time" />
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button size="sm" disabled={isPending} onClick={() => decide('release')}>
            {texts.send}
          </Button>
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => decide('remove')}>
            {texts.remove}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
