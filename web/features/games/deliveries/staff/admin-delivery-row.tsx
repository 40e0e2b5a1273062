import { Ban, CheckCheck, RotateCcw } from 'lucide-react'
import { DELIVERY_REASON_MAX, type DeliveryState } from '#shared/constants/games/deliveries.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectBox } from '#web/ui/table/select-box.tsx'
import { useDecide } from './admin-deliveries.mutations.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'
import { type Decision, decisionsAbout } from './delivery-decisions.ts'
import { DeliveryNotes, DeliveryOrder } from './delivery-notes.tsx'
import { DeliveryStory } from './delivery-story.tsx'

const TONES: Record<DeliveryState, BadgeTone> = {
  queued: 'maintenance',
  leased: 'development',
  done: 'online',
  failed: 'offline',
  review: 'offline',
  cancelled: 'unknown',
}
const ICONS: Record<Decision, typeof Ban> = { retry: RotateCcw, markDone: CheckCheck, cancel: Ban }

/** A command, for whom it is, and what has become of it. */
export function AdminDeliveryRow({
  delivery,
  isSelected,
  onSelect,
}: {
  delivery: Delivery
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}) {
  const texts = useTexts(adminDeliveriesTexts)
  const { state, command, player, gameServer } = delivery
  const isOpen = decisionsAbout(delivery).length > 0
  const badges = (
    <>
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {delivery.isRevoke && <Badge tone="sand">{texts.revoke}</Badge>}
      {delivery.isRefunded && <Badge tone="sand">{texts.refunded}</Badge>}
    </>
  )
  const whom = (
    <>
      <strong className="block font-medium">{player || texts.noPlayer}</strong>
      <span className="block truncate text-muted" title={gameServer ?? undefined}>
        {gameServer ?? texts.goneServer}
      </span>
    </>
  )
  const when = <LocalTime dateTime={delivery.settledAt ?? delivery.createdAt} style="date-time" />
  return (
    <tr>
      <td className="p-0! max-md:align-top">
        {isOpen && (
          <SelectBox label={`${texts.select}: ${command}`} isSelected={isSelected} onChange={onSelect} />
        )}
      </td>
      <td className="max-md:hidden">
        <span className="flex flex-wrap gap-1">{badges}</span>
      </td>
      <td>
        <span className="mb-1 flex flex-wrap gap-2 md:hidden">{badges}</span>
        <span className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-mono text-xs leading-5">{command}</span>
          <DeliveryStory delivery={delivery} />
        </span>
        <DeliveryNotes delivery={delivery} />
        <span className="mt-1 block space-y-1 md:hidden">
          {whom}
          <span className="flex flex-wrap justify-between gap-x-4 text-muted">
            <DeliveryOrder delivery={delivery} />
            {when}
          </span>
        </span>
      </td>
      <td className="max-md:hidden">{whom}</td>
      <td className="max-md:hidden">
        <DeliveryOrder delivery={delivery} />
      </td>
      <td className="text-muted max-lg:hidden">{when}</td>
      <td className="p-0! max-md:align-top">{isOpen && <Decisions delivery={delivery} />}</td>
    </tr>
  )
}

function Decisions({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(adminDeliveriesTexts)
  const { id, command, isRefunded } = delivery
  const { mutateAsync } = useDecide(id)
  return (
    <ReasonedDecisions
      decisions={decisionsAbout(delivery)}
      labelOf={(decision) => texts[decision].act}
      iconOf={(decision) => ICONS[decision]}
      about={command}
      textsOf={(decision) => texts[decision]}
      maxLength={DELIVERY_REASON_MAX}
      submit={async (decision, reason) => {
        await mutateAsync({ decision, reason })
        toast({ title: texts[decision].decided })
      }}
      className="gap-0! max-md:flex-col md:flex-nowrap md:justify-end"
    >
      <p className="font-mono">{command}</p>
      {isRefunded && <Notice title={texts.refundedLead} />}
    </ReasonedDecisions>
  )
}
