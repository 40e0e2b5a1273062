import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { Refused } from './admin-deliveries.mutations.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'

/** Of which nothing came, one by one: they may be gone from the list behind it, as somebody else was faster. */
export function RefusedDeliveries({
  refused,
  onClose,
}: {
  refused: readonly Refused[]
  onClose: () => void
}) {
  const texts = useTexts(adminDeliveriesTexts)
  const words = useTexts(wordsTexts)
  return (
    <Dialog isOpen onClose={onClose} title={texts.refused} className="max-w-lg">
      <div className="space-y-5 p-6">
        <ul className="divide-y divide-line border-y border-line text-sm">
          {refused.map(({ delivery, why }) => (
            <li key={delivery.id} className="py-2">
              <strong>{delivery.player || texts.noPlayer}</strong>{' '}
              <span className="font-mono">{delivery.command}</span>
              <span className="block text-alarm">{why || texts.notDone}</span>
            </li>
          ))}
        </ul>
        <div className="flex justify-end">
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
