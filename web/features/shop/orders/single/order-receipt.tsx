import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#shared/contract/shop/orders.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What was paid to whom, for what and how: for the screen and for paper. */
export function OrderReceipt({ order }: { order: Order }) {
  const { language } = useLanguage()
  const texts = useTexts(ordersTexts)
  const ways = useTexts(paymentWaysTexts)
  const { seller } = useSiteInfo()
  const { lines, totalKopecks, refundedKopecks, provider, paidAt, email, recipient, coupon } = order
  const facts: [string, ReactNode][] = [
    [texts.seller, seller.name],
    [texts.taxId, seller.taxId],
    [texts.contact, seller.contact],
    [texts.paidAt, paidAt && <LocalTime key="paid" dateTime={paidAt} style="date-time" />],
    [texts.way, provider && ways.names[provider]],
    [texts.received, recipient.name],
    [texts.email, email],
    [texts.coupon, coupon],
  ]
  return (
    <Card>
      <section aria-labelledby="order-receipt" className="space-y-5">
        <h2 id="order-receipt" className="display text-xl">
          {texts.receipt}
        </h2>
        <table className="w-full text-sm">
          <thead className="sr-only print:not-sr-only">
            <tr className="text-left">
              <th scope="col">{texts.product}</th>
              <th scope="col" className="text-right">
                {texts.sum}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {line[`name_${language}`]}
                  <span className="block font-mono text-muted">
                    {line.quantity} × {formatKopecks(line.priceKopecks, language)}
                  </span>
                  {line.discountKopecks > 0 && (
                    <span className="block text-muted">
                      {texts.discount} {formatKopecks(-line.discountKopecks, language)}
                    </span>
                  )}
                  {line.refundedKopecks > 0 && (
                    <span className="block text-muted">
                      {texts.refunded} {formatKopecks(line.refundedKopecks, language)}
                    </span>
                  )}
                </th>
                <td className="py-2 text-right align-top font-mono whitespace-nowrap tabular-nums">
                  {formatKopecks(line.totalKopecks, language)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="display pt-3 text-left text-lg">
                {texts.total}
              </th>
              <td className="pt-3 text-right font-mono text-2xl font-semibold whitespace-nowrap tabular-nums">
                {formatKopecks(totalKopecks, language)}
              </td>
            </tr>
            {refundedKopecks > 0 && (
              <tr className="text-muted">
                <th scope="row" className="text-left font-normal">
                  {texts.refunded}
                </th>
                <td className="text-right font-mono whitespace-nowrap tabular-nums">
                  {formatKopecks(-refundedKopecks, language)}
                </td>
              </tr>
            )}
          </tfoot>
        </table>
        <dl className="space-y-2 text-sm">
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt className="label text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {totalKopecks > 0 && <p className="text-sm text-muted">{texts.receiptNote}</p>}
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.print}
        </Button>
      </section>
    </Card>
  )
}
