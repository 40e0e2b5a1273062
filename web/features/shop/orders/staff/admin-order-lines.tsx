import { addresses } from '#shared/addresses.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { currencyWords } from '#web/features/accounts/ledger/currency.texts.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { adminOrdersTexts } from './admin-orders.texts.ts'

/** What was bought, for how much, and how far it is given. */
export function AdminOrderLines({ order }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const words = useTexts(ordersTexts)
  const coins = useTexts(currencyWords)
  const { language } = useLanguage()
  const seesDeliveries = usePermission('manage_deliveries')
  return (
    <section aria-labelledby="order-lines">
      <SectionHeading id="order-lines" title={texts.lines}>
        {seesDeliveries && order.paidAt && (
          <ButtonLink to={`${addresses.adminDeliveries}?order=${order.number}`} variant="outline" size="sm">
            {texts.toDeliveries}
          </ButtonLink>
        )}
      </SectionHeading>
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <li key={line.id} className="py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="min-w-0 font-medium">
                {line[`name_${language}`]} × {line.quantity}
              </h3>
              <p className="tabular-nums">{formatKopecks(line.totalKopecks, language)}</p>
            </div>
            {line.discountKopecks > 0 && (
              <p className="text-sm text-muted">
                {words.discount} −{formatKopecks(line.discountKopecks, language)}
              </p>
            )}
            {line.refundedKopecks > 0 && (
              <p className="text-sm text-muted">
                {words.refunded} {formatKopecks(line.refundedKopecks, language)}
              </p>
            )}
            {line.coinsShort > 0 && (
              <p className="text-sm text-alarm">
                {texts.coinsShort} {formatNumber(line.coinsShort, language)} {coins.name}
              </p>
            )}
            {line.endsAt && (
              <p className="text-sm text-muted">
                {words.endsAt} <LocalTime dateTime={line.endsAt} style="date-time" />
              </p>
            )}
            {line.deliveries.map(({ gameServer, state }, index) => (
              <p key={index} className="mt-1 text-sm">
                {gameServer} <span className="label text-muted">{words.deliveries[state]}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
