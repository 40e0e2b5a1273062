import type { OwnTopUp } from '#shared/contract/shop/top-ups.ts'
import { openPayment } from '#web/features/shop/orders/open-payment.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Button } from '#web/ui/button.tsx'
import { topUpTexts, topUpWords } from './top-up.texts.ts'
import { TopUpStatus } from './top-up-status.tsx'

/** The latest top-ups of the account, and where an unpaid one is paid. */
export function TopUpHistory({ topUps }: { topUps: readonly OwnTopUp[] }) {
  const texts = useTexts(topUpTexts)
  const { none } = useTexts(topUpWords)
  const { language } = useLanguage()
  return (
    <section aria-labelledby="top-ups" className="min-w-0">
      <h2 id="top-ups" className="display mb-4 text-xl">
        {texts.history}
      </h2>
      {topUps.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {topUps.map(({ id, number, status, createdAt, amountKopecks, refundedKopecks, payUrl, isTest }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0">
                <p className="font-mono text-lg tabular-nums">{formatKopecks(amountKopecks, language)}</p>
                <p className="text-sm text-muted">
                  {texts.number(number)}, <LocalTime dateTime={createdAt} style="date-time" />
                  {isTest && `, ${texts.test}`}
                  {refundedKopecks > 0 && `, ${texts.refunded(formatKopecks(refundedKopecks, language))}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-3">
                <TopUpStatus status={status} />
                {payUrl !== null && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${texts.pay}: ${texts.number(number)}`}
                    onClick={() => openPayment(payUrl)}
                  >
                    {texts.pay}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
