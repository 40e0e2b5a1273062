import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { FactsCard } from '#web/ui/lists/facts-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { adminOrdersTexts } from './admin-orders.texts.ts'

/** Who bought for whom, and how it was paid. */
export function AdminOrderFacts({ order }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const words = useTexts(ordersTexts)
  const { names } = useTexts(paymentWaysTexts)
  const { language } = useLanguage()
  const seesUsers = usePermission('view_users')
  const { buyer } = order
  const account =
    buyer === null ? (
      texts.deleted
    ) : seesUsers ? (
      <TextLink to={hrefOf(addresses.adminUser, { id: buyer.id })}>{buyer.username}</TextLink>
    ) : (
      buyer.username
    )
  const facts = [
    { term: texts.account, value: account },
    {
      term: texts.recipient,
      value: order.recipient && (order.isGift ? `${order.recipient}, ${words.gift}` : order.recipient),
    },
    { term: texts.email, value: order.email },
    { term: words.madeAt, value: <LocalTime dateTime={order.createdAt} style="date-time" /> },
    {
      term: words.paidAt,
      value: order.paidAt && <LocalTime dateTime={order.paidAt} style="date-time" />,
    },
    {
      term: texts.expiresAt,
      value: order.expiresAt && <LocalTime dateTime={order.expiresAt} style="date-time" />,
    },
    { term: words.way, value: order.provider && names[order.provider] },
    { term: words.coupon, value: order.coupon },
    { term: words.total, value: formatKopecks(order.totalKopecks, language) },
    {
      term: words.refunded,
      value: order.refundedKopecks > 0 && formatKopecks(order.refundedKopecks, language),
    },
  ].filter(({ value }) => value)
  return <FactsCard title={texts.facts} facts={facts} />
}
