import { ReceiptText } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { OrderStatus } from '#web/features/shop/orders/order-status.tsx'
import { useOrders } from '#web/features/shop/orders/orders.queries.ts'
import { ordersTexts, ordersWords } from '#web/features/shop/orders/orders.texts.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Link } from '#web/routing/link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** Everything the signed-in account has ordered, newest first. */
export function OrdersPage() {
  const texts = useTexts(ordersTexts)
  const said = useTexts(ordersWords)
  const words = useTexts(wordsTexts)
  const { mark } = useTexts(shopWords)
  const isOpen = useIsOpenAddress()
  const orders = useOrders()
  return (
    <>
      <PageHeading mark={sectionMark('shop', mark)} title={said.title} lead={said.lead} />
      <div className="column min-h-[75svh]">
        <Loaded query={orders} loadFailed={texts.loadFailed}>
          {({ pages }) =>
            pages[0]?.length === 0 ? (
              <>
                <EmptyState icon={<ReceiptText size={28} strokeWidth={1.5} />}>{said.empty}</EmptyState>
                {isOpen(addresses.shop) && (
                  <ButtonLink to={addresses.shop} variant="outline" className="mt-6">
                    {texts.toShop}
                  </ButtonLink>
                )}
              </>
            ) : (
              <>
                <ul className="divide-y divide-line border-y border-line">
                  {pages.flat().map((order) => (
                    <OrderRow key={order.id} order={order} />
                  ))}
                </ul>
                {orders.hasNextPage && (
                  <Button
                    variant="outline"
                    className="mt-6 w-full"
                    disabled={orders.isFetchingNextPage}
                    aria-busy={orders.isFetchingNextPage || undefined}
                    onClick={() => orders.fetchNextPage()}
                  >
                    {orders.isFetchingNextPage ? words.loading : texts.earlier}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </>
  )
}

function OrderRow({ order: { id, number, status, createdAt, totalKopecks, lines } }: { order: Order }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  const names = lines.map((line) => {
    const name = line[`name_${language}`]
    return line.quantity > 1 ? `${name} × ${line.quantity}` : name
  })
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 py-4 transition-colors hover:bg-raised md:grid-cols-[12rem_minmax(0,1fr)_auto_7rem] md:px-4">
      <p className="min-w-0">
        <Link
          to={hrefOf(addresses.order, { order: id })}
          className="display text-lg after:absolute after:inset-0 hover:text-signal"
        >
          {texts.number(number)}
        </Link>
        <LocalTime dateTime={createdAt} style="date" className="block text-sm text-muted" />
      </p>
      <p className="line-clamp-2 min-w-0 max-md:order-last max-md:col-span-2 max-md:text-sm max-md:text-muted">
        {names.join(', ')}
      </p>
      <OrderStatus status={status} />
      <p className="text-right font-mono text-lg tabular-nums max-md:col-span-2 max-md:text-left">
        {formatKopecks(totalKopecks, language)}
      </p>
    </li>
  )
}
