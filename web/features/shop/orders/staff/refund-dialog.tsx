import { useState } from 'react'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useRefundOrder } from './admin-orders.mutations.ts'
import { MoneyBackDialog } from './money-back-dialog.tsx'
import { refundsTexts } from './refunds.texts.ts'

/** Asks how much of an order goes back, what is taken back with it, and why. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(refundsTexts)
  const { language } = useLanguage()
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const [amount, setAmount] = useState(order.leftKopecks)
  const { mutateAsync } = useRefundOrder(order.id)
  const keyOf = useKeyOfRequest()
  const gone = new Set(order.refunds.filter(({ state }) => state !== 'failed').flatMap((one) => one.lineIds))
  const lines = order.lines.filter(({ id }) => !gone.has(id))
  // With all of the money goes all that was bought.
  const isWhole = amount === order.leftKopecks
  const lineIds = isWhole ? lines.map(({ id }) => id) : chosenIds
  return (
    <MoneyBackDialog
      leftKopecks={order.leftKopecks}
      isRefundedHere={order.isRefundedHere}
      amountHint={texts.amountHint(formatKopecks(order.leftKopecks, language))}
      onAmount={setAmount}
      ask={async (wanted) => {
        const draft = { ...wanted, lineIds: [...lineIds] }
        return (await mutateAsync({ draft, key: keyOf(draft) })).state
      }}
      onClose={onClose}
    >
      {lines.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">{texts.lines}</legend>
          <p className="mt-1 text-sm text-muted">{texts.linesHint}</p>
          {lines.map((line) => (
            <Checkbox
              key={line.id}
              label={`${line[`name_${language}`]} × ${line.quantity}`}
              checked={lineIds.includes(line.id)}
              disabled={isWhole}
              onChange={({ target }) =>
                setChosenIds((ids) =>
                  target.checked ? [...ids, line.id] : ids.filter((id) => id !== line.id),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </MoneyBackDialog>
  )
}
