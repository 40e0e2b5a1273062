import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { DeliveryState } from '#shared/constants/games/deliveries.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { OddsTable } from '#web/features/shop/products/odds-table.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Link } from '#web/routing/link.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

const TONES: Record<DeliveryState, string> = {
  queued: 'text-maintenance',
  leased: 'text-development',
  done: 'text-online',
  failed: 'text-maintenance',
  review: 'text-maintenance',
  cancelled: 'text-muted',
}

/** What was ordered, and what has become of it in the games; what it costs where no proof of purchase beside it says so. */
export function OrderLines({ order, hasPrices }: { order: Order; hasPrices: boolean }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  return (
    <section aria-labelledby="order-lines">
      <SectionHeading id="order-lines" title={texts.whatIsIn} />
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} hasPrice={hasPrices} />
        ))}
      </ul>
      {hasPrices && (
        <p className="flex items-baseline justify-between gap-4 pt-3">
          <span className="display text-lg">{texts.total}</span>
          <span className="font-mono text-2xl font-semibold whitespace-nowrap tabular-nums">
            {formatKopecks(order.totalKopecks, language)}
          </span>
        </p>
      )}
    </section>
  )
}

function OrderLine({ line, hasPrice }: { line: Order['lines'][number]; hasPrice: boolean }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  const isOpen = useIsOpenAddress()
  const name = line[`name_${language}`]
  const to = line.key === null ? null : hrefOf(addresses.product, { key: line.key })
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Picture
        path={line.imageUrl ?? '/images/'}
        alt=""
        tone="sand"
        seed={line.productId}
        sizes="(min-width: 640px) 128px, 72px"
        className="aspect-square w-full self-start border border-line sm:aspect-[16/9]"
      />
      <div className="min-w-0">
        <h3 className="display text-lg">
          {to !== null && isOpen(to) ? (
            <Link to={to} className="hover:text-signal">
              {name}
            </Link>
          ) : (
            name
          )}
          {!hasPrice && line.quantity > 1 && (
            <span className="font-mono text-base text-muted"> × {line.quantity}</span>
          )}
        </h3>
        {hasPrice && <LinePrice line={line} />}
        {line.refundedKopecks > 0 && (
          <p className="mt-1 text-sm text-sand">
            {texts.refunded} {formatKopecks(line.refundedKopecks, language)}
          </p>
        )}
        {line.endsAt !== null && (
          <p className="mt-1 text-sm text-muted">
            {texts.endsAt} <LocalTime dateTime={line.endsAt} style="date-time" />
          </p>
        )}
        {line.deliveries.length > 0 && (
          <ul className="mt-2 space-y-1.5 text-sm">
            {line.deliveries.map(({ gameServer, state, text }, index) => (
              <li key={index}>
                <span className="font-medium">{gameServer}</span>{' '}
                <span className={classNames('label whitespace-nowrap', TONES[state])}>
                  {texts.deliveries[state]}
                </span>
                {/* That it was given is said already. */}
                {text !== '' && state !== 'done' && <span className="block text-muted">{text}</span>}
              </li>
            ))}
          </ul>
        )}
        {line.odds.length > 0 && (
          <details className="mt-2">
            <summary className="flex min-h-11 cursor-pointer items-center text-sm underline decoration-edge underline-offset-4">
              {texts.odds}
            </summary>
            <OddsTable odds={line.odds} />
          </details>
        )}
      </div>
    </li>
  )
}

function LinePrice({ line }: { line: Order['lines'][number] }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  return (
    <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 font-mono tabular-nums">
      <span className="text-sm text-muted">
        {line.quantity} × {formatKopecks(line.priceKopecks, language)}
        {line.discountKopecks > 0 && (
          <span className="block">
            {texts.discount} {formatKopecks(-line.discountKopecks, language)}
          </span>
        )}
      </span>
      <span className="whitespace-nowrap">{formatKopecks(line.totalKopecks, language)}</span>
    </p>
  )
}
