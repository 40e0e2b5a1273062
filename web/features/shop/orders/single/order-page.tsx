import { useQuery } from '@tanstack/react-query'
import { addresses } from '#shared/addresses.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { ApiError } from '#web/api/api-error.ts'
import { OrderStatus } from '#web/features/shop/orders/order-status.tsx'
import { orderQueries } from '#web/features/shop/orders/orders.queries.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { useParameters } from '#web/routing/use-parameters.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Paid at some time, whatever became of it. */
const RECEIPTED: readonly Order['status'][] = ['paid', 'delivered', 'refunded', 'partly_refunded']

/** One order: what is to be done, what is in it, what has happened, and the proof that it was bought. */
export function OrderPage() {
  const { order: id } = useParameters(addresses.order)
  if (!ID.test(id)) throw new ApiError('not_found', '', 404)
  return <Found id={id.toLowerCase()} />
}

function Found({ id }: { id: string }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  const query = useQuery(orderQueries.one(id, language))
  if (query.error instanceof ApiError && query.error.code === 'not_found') throw query.error
  return (
    // As high as what is awaited, so that nothing below moves.
    <div className="min-h-svh">
      <Loaded query={query} loadFailed={texts.orderFailed}>
        {(order) => <Shown order={order} isCutOff={query.isError} />}
      </Loaded>
    </div>
  )
}

function Shown({ order, isCutOff }: { order: Order; isCutOff: boolean }) {
  const texts = useTexts(ordersTexts)
  const { mark } = useTexts(shopWords)
  const [status, focusStatus] = useFocusLater<HTMLSpanElement>()
  const isUnpaid = order.status === 'awaiting_payment'
  const isReceipted = RECEIPTED.includes(order.status)
  const latest = order.timeline.at(-1)
  const refusal = isUnpaid && latest?.kind === 'payment_refused' ? latest.text : undefined
  const isFree = order.totalKopecks === 0
  const next = isFree && order.status === 'paid' ? texts.nextOfFree : texts.next[order.status]
  return (
    <>
      <PageHeading mark={sectionMark('shop', mark)} title={texts.number(order.number)}>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span ref={status} role="status" tabIndex={-1} className="outline-none">
            <OrderStatus status={order.status} />
          </span>
          {/* In a line of its own on a phone, however short the word beside it becomes. */}
          <p className="text-sm text-muted max-sm:basis-full">
            {texts.madeAt} <LocalTime dateTime={order.createdAt} style="date-time" />
          </p>
        </div>
      </PageHeading>
      <div className="column">
        {isCutOff && <Notice tone="warning" title={texts.lineDown} className="mb-6 print:hidden" />}
        {order.isTest && <Notice tone="warning" title={texts.isTest} className="mb-6" />}
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] print:block">
          <div className="min-w-0 space-y-10 print:hidden">
            <div className="border-l-3 border-sand bg-raised px-5 py-4">
              <p className="text-pretty">{refusal ?? next}</p>
              <p className="mt-2 text-sm text-muted">
                {texts.received}: <span className="font-mono text-text">{order.recipient.name}</span>
                {order.isGift && `, ${texts.gift}`}
              </p>
            </div>
            <OrderLines order={order} hasPrices={!isReceipted} />
            <OrderTimeline order={order} />
          </div>
          {/* What is to be done comes first on a phone; the proof of what is done comes last. */}
          <aside
            className={classNames('min-w-0 space-y-6 lg:sticky lg:top-24', isUnpaid && 'max-lg:order-first')}
          >
            {isUnpaid && <OrderPayment order={order} onCancelled={focusStatus} />}
            {isReceipted && <OrderReceipt order={order} />}
          </aside>
        </div>
        <div className="mt-10 print:hidden">
          <BackLink to={addresses.orders}>{texts.toOrders}</BackLink>
        </div>
      </div>
    </>
  )
}
