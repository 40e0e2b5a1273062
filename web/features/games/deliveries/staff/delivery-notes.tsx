import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'

/** What a command waits for, what the game answered, and why it stands where it stands. */
export function DeliveryNotes({
  delivery: { state, requiresOnline, output, reason },
}: {
  delivery: Delivery
}) {
  const texts = useTexts(adminDeliveriesTexts)
  return (
    <div className="text-muted">
      {requiresOnline && state === 'queued' && <span className="block">{texts.online}</span>}
      <GameAnswer output={output} />
      <ReasonOf reason={reason} />
    </div>
  )
}

/** Of a long answer its beginning, with the whole of it folded. */
export function GameAnswer({ output }: Pick<Delivery, 'output'>) {
  const texts = useTexts(adminDeliveriesTexts)
  if (!output) return null
  const beginning = beginningOf(output)
  if (beginning === output)
    return (
      <span className="block">
        {texts.answer}: {output}
      </span>
    )
  return (
    <div className="group">
      <span className="block group-has-[[open]]:hidden">
        {texts.answer}: {beginning}…
      </span>
      <details>
        <summary className="min-h-9 cursor-pointer content-center text-text underline decoration-edge underline-offset-4 pointer-coarse:min-h-11">
          {texts.wholeAnswer}
        </summary>
        <span className="block whitespace-pre-line">{output}</span>
      </details>
    </div>
  )
}

/** Not much longer than this is shown whole: nothing is worth a press for two words. */
const ANSWER_SHOWN = 160
const ANSWER_SPARED = 60

function beginningOf(answer: string): string {
  if (answer.length <= ANSWER_SHOWN + ANSWER_SPARED) return answer
  return answer.slice(0, ANSWER_SHOWN).replace(/[\s.,:;]*\s\S*$/, '')
}

export function ReasonOf({ reason }: Pick<Delivery, 'reason'>) {
  const texts = useTexts(adminDeliveriesTexts)
  if (!reason) return null
  return (
    <span className="block">
      {texts.reason}: {wordsOf(reason, texts.reasons)}
    </span>
  )
}

/** What the site itself or an agent noted has a sentence; staff say it in words of their own. */
const wordsOf = (reason: string, sentences: Record<string, string>) =>
  (Object.hasOwn(sentences, reason) && sentences[reason]) || reason

/** Whose purchase it is, with the way there for whoever may see orders. */
export function DeliveryOrder({ delivery: { orderId, orderNumber } }: { delivery: Delivery }) {
  const texts = useTexts(adminDeliveriesTexts)
  const seesOrders = usePermission('view_orders')
  if (orderId === null || orderNumber === null) return <span className="text-muted">{texts.noOrder}</span>
  if (!seesOrders) return <span className="font-mono">{orderNumber}</span>
  return (
    <TextLink to={hrefOf(addresses.adminOrder, { order: orderId })} className="font-mono">
      {orderNumber}
    </TextLink>
  )
}
