import { useState } from 'react'
import type { Delivery, DeliveryEvent } from '#shared/contract/games/deliveries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { useDeliveryStory } from './admin-deliveries.queries.ts'
import { adminDeliveriesTexts } from './admin-deliveries.texts.ts'
import { GameAnswer, ReasonOf } from './delivery-notes.tsx'
import { deliveryStoryTexts } from './delivery-story.texts.ts'

/** The way to what has become of a command so far, attempt by attempt. */
export function DeliveryStory({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(deliveryStoryTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`${texts.open}: ${delivery.command}`}
        onClick={() => setOpen(true)}
        className="shrink-0 text-xs text-muted underline decoration-dotted underline-offset-4 hover:text-signal max-md:-my-3 max-md:min-h-11"
      >
        {texts.open}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} className="max-w-xl">
        <Events delivery={delivery} />
      </Dialog>
    </>
  )
}

function Events({ delivery: { id, command } }: { delivery: Delivery }) {
  const texts = useTexts(deliveryStoryTexts)
  const query = useDeliveryStory(id)
  return (
    <div className="space-y-4 p-6 text-sm">
      <p className="font-mono">{command}</p>
      <Loaded query={query} loadFailed={texts.loadFailed}>
        {(events) => (
          <ol className="divide-y divide-line border-y border-line">
            {events.map((event, at) => (
              <Event key={at} event={event} />
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  )
}

function Event({ event: { at, state, attempt, output, reason, by } }: { event: DeliveryEvent }) {
  const texts = useTexts(deliveryStoryTexts)
  const { states } = useTexts(adminDeliveriesTexts)
  return (
    <li className="py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-6">
        <strong className="font-medium">
          {states[state]}
          {attempt > 0 && <span className="font-normal text-muted">, {texts.attempt(attempt)}</span>}
        </strong>
        <LocalTime dateTime={at} style="date-time" className="text-muted" />
      </span>
      <div className="text-muted">
        {by && <span className="block">{texts.by(by)}</span>}
        <GameAnswer output={output} />
        <ReasonOf reason={reason} />
      </div>
    </li>
  )
}
