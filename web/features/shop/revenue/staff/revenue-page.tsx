import type { Revenue } from '#shared/contract/shop/revenue.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { DayRange } from '#web/ui/lists/day-range.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useExportRevenue } from './revenue.mutations.ts'
import { revenueDaysIn, useRevenue } from './revenue.queries.ts'
import { revenueTexts } from './revenue.texts.ts'
import { RevenueBars } from './revenue-bars.tsx'
import { RevenueTable } from './revenue-table.tsx'

/** What the shop has earned; of which days is in the address. */
export function RevenuePage() {
  const texts = useTexts(revenueTexts)
  const address = useAddressQuery()
  const days = revenueDaysIn(address.query)
  const revenue = useRevenue(days)
  const file = useExportRevenue()
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <Button
          variant="outline"
          aria-busy={file.isPending || undefined}
          onClick={() =>
            !file.isPending &&
            file.mutate(days, { onError: (error) => toastFailure(texts.exportFailed, error) })
          }
        >
          {file.isPending ? texts.exporting : texts.export}
        </Button>
      </PanelHeading>
      <search aria-label={texts.filters} className="mb-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <DayRange
          from={days.from ?? revenue.data?.from}
          to={days.to ?? revenue.data?.to}
          onChange={(change) => address.change(change, { replace: true })}
        />
      </search>
      <Loaded query={revenue} loadFailed={texts.loadFailed}>
        {(found) => <Shown revenue={found} />}
      </Loaded>
    </>
  )
}

function Shown({ revenue: { total, days, products, providers } }: { revenue: Revenue }) {
  const texts = useTexts(revenueTexts)
  const { names } = useTexts(paymentWaysTexts)
  const { language } = useLanguage()
  const moved = days.filter(({ paidKopecks, refundedKopecks }) => paidKopecks > 0 || refundedKopecks > 0)
  const facts = [
    [texts.paid, formatKopecks(total.paidKopecks, language)],
    [texts.refunded, formatKopecks(total.refundedKopecks, language)],
    [texts.net, formatKopecks(total.paidKopecks - total.refundedKopecks, language)],
    [texts.orders, formatNumber(total.orders, language)],
  ]
  return (
    <>
      <dl className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="border-l-2 border-edge pl-3">
            <dt className="label text-muted">{name}</dt>
            <dd className="text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {moved.length === 0 ? <p className="text-muted">{texts.empty}</p> : <RevenueBars days={days} />}
      <RevenueTable
        caption={texts.products}
        lead={texts.productsLead}
        nameOf={texts.product}
        countOf={texts.pieces}
        rows={products.map((product) => ({
          ...product,
          key: product.productId,
          name: product[`name_${language}`],
          count: product.pieces,
        }))}
      />
      <RevenueTable
        caption={texts.providers}
        nameOf={texts.provider}
        countOf={texts.orders}
        rows={providers.map((sums) => ({
          ...sums,
          key: sums.provider ?? '',
          name: sums.provider === null ? texts.nothingToPay : names[sums.provider],
          count: sums.orders,
        }))}
      />
      <RevenueTable
        caption={texts.days}
        nameOf={texts.day}
        countOf={texts.orders}
        rows={moved.toReversed().map(({ date, ...sums }) => ({
          ...sums,
          key: date,
          name: formatDate(date, 'date', language, 'UTC'),
          count: sums.orders,
        }))}
      />
    </>
  )
}
