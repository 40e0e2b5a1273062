import { useState } from 'react'
import { DELIVERY_REASON_MAX } from '#shared/constants/games/deliveries.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { ReasonDialog } from '#web/editing/dialogs/reason-dialog.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx'
import type { Selection } from '#web/ui/lists/use-selection.ts'
import { type Refused, useDecideAll } from './admin-deliveries.mutations.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'
import { DECISIONS, type Decision, decisionsAbout } from './delivery-decisions.ts'
import { RefusedDeliveries } from './refused-deliveries.tsx'

/** Decides about those that are selected among the commands on the screen; of each that nothing was done about it says why. */
export function SelectedDeliveries({
  selection: { selected, select, clear },
  deliveries,
}: {
  selection: Selection<string>
  deliveries: readonly Delivery[]
}) {
  const texts = useTexts(adminDeliveriesTexts)
  const { language } = useLanguage()
  const { mutateAsync } = useDecideAll()
  const [decision, setDecision] = useState<Decision | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const chosen = deliveries.filter(({ id }) => selected.has(id))
  const openTo = (each: Decision) => chosen.filter((delivery) => decisionsAbout(delivery).includes(each))
  const counted = (label: string, count: number) => `${label}: ${formatNumber(count, language)}`

  async function submit(each: Decision, reason: string) {
    const asked = openTo(each)
    const left = chosen
      .filter((delivery) => !asked.includes(delivery))
      .map((delivery) => ({
        delivery,
        why: delivery.isRefunded ? texts.refundedLead : texts.notInThisState(texts.states[delivery.state]),
      }))
    const outcome = await mutateAsync({ deliveries: asked, decision: each, reason })
    select(outcome.done, false)
    setRefused([...outcome.refused, ...left])
    if (outcome.done.length > 0) toast({ title: counted(texts[each].together, outcome.done.length) })
  }
  return (
    <>
      <SelectionBar count={chosen.length} forms={texts.forms} onClear={clear}>
        {DECISIONS.map((each) => {
          const { length } = openTo(each)
          return (
            <Button
              key={each}
              variant="outline"
              size="sm"
              // One that can do nothing more keeps the focus that a dialog gives back to it.
              aria-disabled={length === 0 || undefined}
              data-off={length === 0 || undefined}
              onClick={() => length > 0 && setDecision(each)}
            >
              {counted(texts[each].act, length)}
            </Button>
          )
        })}
      </SelectionBar>
      {decision && (
        <ReasonDialog
          texts={texts[decision]}
          maxLength={DELIVERY_REASON_MAX}
          submit={(reason) => submit(decision, reason)}
          onClose={() => setDecision(null)}
        >
          <ul className="max-h-40 overflow-y-auto font-mono text-sm">
            {openTo(decision).map(({ id, command }) => (
              <li key={id}>{command}</li>
            ))}
          </ul>
        </ReasonDialog>
      )}
      {decision === null && refused.length > 0 && (
        <RefusedDeliveries refused={refused} onClose={() => setRefused([])} />
      )}
    </>
  )
}
