import type { Order } from '#shared/contract/shop/orders.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

/** What has happened so far, the latest first. */
export function OrderTimeline({ order: { timeline } }: { order: Pick<Order, 'timeline'> }) {
  const texts = useTexts(ordersTexts)
  if (timeline.length === 0) return null
  return (
    <section aria-labelledby="order-history">
      <SectionHeading id="order-history" title={texts.history} />
      <ol className="border-l border-edge" aria-live="polite">
        {timeline.toReversed().map(({ at, kind, text }, index) => (
          <li
            key={timeline.length - index}
            className="relative pb-5 pl-6 before:absolute before:top-1.5 before:-left-[5px] before:size-[9px] before:border before:border-sand before:bg-ground first:before:bg-sand last:pb-0"
            data-kind={kind}
          >
            <LocalTime dateTime={at} style="date-time" className="label text-muted" />
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
