import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { ListedOrder } from '#shared/contract/shop/staff-orders.ts'
import { OrderStatus } from '#web/features/shop/orders/order-status.tsx'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Link } from '#web/routing/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { adminOrdersTexts } from './admin-orders.texts.ts'

/** One page of orders, a line each where there is room. On phones everything about one stands in its first column. */
export function AdminOrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  const texts = useTexts(adminOrdersTexts)
  return (
    <PanelTable
      caption={texts.title}
      head={
        <>
          <HeadCell className="min-[85rem]:w-84">{texts.order}</HeadCell>
          <HeadCell className="max-[85rem]:hidden">{texts.lines}</HeadCell>
          <HeadCell className="w-1/5 max-md:hidden min-[85rem]:w-48">{texts.buyer}</HeadCell>
          <HeadCell className="w-36 max-md:hidden min-[85rem]:w-40">{texts.sum}</HeadCell>
          <HeadCell className="w-44 max-md:hidden min-[85rem]:w-58">{texts.made}</HeadCell>
        </>
      }
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </PanelTable>
  )
}

function OrderRow({ order }: { order: ListedOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const { names } = useTexts(paymentWaysTexts)
  const { language } = useLanguage()
  const items = order.items.map((item) => `${item[`name_${language}`]} × ${item.quantity}`).join(', ')
  const people = (
    <>
      <span className="block min-[85rem]:inline">{order.buyer?.username ?? texts.deleted}</span>{' '}
      {order.recipient && (
        <span className="block text-muted min-[85rem]:inline">{texts.forPlayer(order.recipient)}</span>
      )}
    </>
  )
  const sum = formatKopecks(order.totalKopecks, language)
  return (
    <tr>
      <td>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={hrefOf(addresses.adminOrder, { order: order.id })}
            className="relative inline-block min-h-6 font-mono font-medium underline decoration-edge decoration-1 underline-offset-4 transition-colors before:absolute before:-inset-x-2 before:-inset-y-2.5 hover:text-signal"
          >
            {order.number}
          </Link>
          <OrderStatus status={order.status} />
          {order.hasUnclaimed && <Badge tone="offline">{texts.unclaimed}</Badge>}
          {order.isTest && <Badge>{texts.test}</Badge>}
        </span>
        <span className="mt-1 line-clamp-2 block text-muted min-[85rem]:hidden">{items}</span>
        <span className="mt-1 block space-y-1 md:hidden">
          {people}
          <span className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span className="tabular-nums">{sum}</span>
            <LocalTime dateTime={order.createdAt} style="date-time" />
          </span>
        </span>
      </td>
      <td className="truncate text-muted max-[85rem]:hidden" title={items}>
        {items}
      </td>
      <td className="max-md:hidden min-[85rem]:truncate">{people}</td>
      <td className="max-md:hidden min-[85rem]:truncate">
        <span className="block tabular-nums min-[85rem]:inline">{sum}</span>{' '}
        {order.provider && (
          <span className="block text-muted min-[85rem]:inline">{names[order.provider]}</span>
        )}
      </td>
      <td className="text-muted max-md:hidden">
        <LocalTime dateTime={order.createdAt} style="date-time" />
      </td>
    </tr>
  )
}
