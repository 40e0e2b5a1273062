import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { OrderStatus } from '#web/features/shop/orders/order-status.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Link } from '#web/routing/link.tsx'
import { useLatestOrders } from './latest-orders.queries.ts'

/** The last few things that the account has ordered and how far each is; not there where there are none. */
export function LatestOrders() {
  const { language } = useLanguage()
  const { data = [] } = useLatestOrders()
  if (data.length === 0) return null
  return (
    <ul className="basis-full divide-y divide-line border-t border-line">
      {data.map(({ id, number, status, createdAt, totalKopecks, lines }) => (
        <li key={id} className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <p className="min-w-0">
            <Link
              to={hrefOf(addresses.order, { order: id })}
              className="font-medium after:absolute after:inset-0 hover:text-signal"
            >
              {lines
                .map((line) => {
                  const name = line[`name_${language}`]
                  return line.quantity > 1 ? `${name} × ${line.quantity}` : name
                })
                .join(', ')}
            </Link>
            <span className="block text-sm text-muted">
              {number}, <LocalTime dateTime={createdAt} style="date" />
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:basis-full">
            <OrderStatus status={status} />
            <p className="font-mono tabular-nums">{formatKopecks(totalKopecks, language)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
