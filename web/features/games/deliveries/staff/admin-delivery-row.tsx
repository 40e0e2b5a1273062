import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import {
  DELIVERY_REASON_MAX,
  type DeliveryState,
  OPEN_DELIVERY_STATES,
} from '#shared/constants/games/deliveries.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Decision, useDecide } from './admin-deliveries.mutations.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'

const TONES: Record<DeliveryState, BadgeTone> = {
  queued: 'maintenance',
  leased: 'development',
  done: 'online',
  failed: 'offline',
  review: 'offline',
  cancelled: 'unknown',
}

/** A command, for whom it is, and what has become of it. */
export function AdminDeliveryRow({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(adminDeliveriesTexts)
  const seesOrders = usePermission('view_orders')
  const { state, player, gameServer, orderId, orderNumber } = delivery
  const isOpen = OPEN_DELIVERY_STATES.some((open) => open === state)
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          {delivery.isRevoke && <Badge tone="sand">{texts.revoke}</Badge>}
          <strong className="wrap-anywhere">{player || texts.noPlayer}</strong>
          <span className="text-muted wrap-anywhere">{gameServer ?? texts.goneServer}</span>
          {orderId === null || orderNumber === null ? (
            <span className="text-muted">{texts.noOrder}</span>
          ) : seesOrders ? (
            <TextLink to={hrefOf(addresses.adminOrder, { order: orderId })} className="font-mono">
              {orderNumber}
            </TextLink>
          ) : (
            <span className="font-mono">{orderNumber}</span>
          )}
        </p>
        <p className="mt-2 font-mono wrap-anywhere">{delivery.command}</p>
        {delivery.requiresOnline && isOpen && <p className="text-muted">{texts.online}</p>}
        {delivery.output && (
          <p className="text-muted wrap-anywhere">
            {texts.answer}: {delivery.output}
          </p>
        )}
        {delivery.reason && (
          <p className="text-muted wrap-anywhere">
            {texts.reason}: {wordsOf(delivery.reason, texts.reasons)}
          </p>
        )}
        <LocalTime
          dateTime={delivery.settledAt ?? delivery.createdAt}
          style="date-time"
          className="text-muted"
        />
      </div>
      {isOpen && <Decisions delivery={delivery} />}
    </li>
  )
}

/** What the site itself or an agent noted has a sentence; staff say it in words of their own. */
const wordsOf = (reason: string, sentences: Record<string, string>) =>
  (Object.hasOwn(sentences, reason) && sentences[reason]) || reason

/** What waits is handed out anyway; a game that has it now is asked for nothing else. */
function decisionsAbout(state: DeliveryState): readonly Decision[] {
  if (state === 'leased') return ['markDone']
  return state === 'queued' ? ['markDone', 'cancel'] : ['retry', 'markDone', 'cancel']
}

function Decisions({ delivery: { id, command, state } }: { delivery: Delivery }) {
  const texts = useTexts(adminDeliveriesTexts)
  const { mutateAsync } = useDecide(id)
  return (
    <ReasonedDecisions
      decisions={decisionsAbout(state)}
      labelOf={(decision) => texts[decision].act}
      about={command}
      textsOf={(decision) => texts[decision]}
      maxLength={DELIVERY_REASON_MAX}
      submit={async (decision, reason) => {
        await mutateAsync({ decision, reason })
        toast({ title: texts[decision].decided })
      }}
      className="items-start md:justify-end"
    >
      <p className="font-mono wrap-anywhere">{command}</p>
    </ReasonedDecisions>
  )
}
