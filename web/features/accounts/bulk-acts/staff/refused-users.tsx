import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { Refused } from './bulk-acts.mutations.ts'
import { bulkActsTexts } from './bulk-acts.texts.ts'

/** How many were changed, and of each other one why not. */
export function RefusedUsers({
  done,
  refused,
  isBusy,
  onAgain,
  onClose,
}: {
  done: number
  refused: readonly Refused[]
  isBusy: boolean
  /** Does the same to those who were refused, with what was written before. */
  onAgain: () => void
  onClose: () => void
}) {
  const texts = useTexts(bulkActsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const told = (count: number) => formatNumber(count, language)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.outcome(told(done), told(done + refused.length), told(refused.length))}
      className="max-w-lg"
    >
      <div className="space-y-5 p-6">
        <ul className="divide-y divide-line border-y border-line text-sm">
          {refused.map(({ user, why }) => (
            <li key={user.id} className="py-2">
              <strong className="break-all">{user.username}</strong>
              <span className="block text-alarm">{why || texts.notDone}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="primary" aria-busy={isBusy || undefined} onClick={() => isBusy || onAgain()}>
            {texts.again(told(refused.length))}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
