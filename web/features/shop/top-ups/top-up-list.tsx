import { useId } from 'react'
import type { AttemptProvider } from '#shared/constants/shop/payments.ts'
import type { OwnTopUp } from '#shared/contract/shop/top-ups.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { topUpTexts, topUpWords } from './top-up.texts.ts'
import { TopUpPayment } from './top-up-payment.tsx'
import { TopUpStatus } from './top-up-status.tsx'

/** Top-ups of the account under one heading; unpaid ones can be paid by any of the providers. */
export function TopUpList({
  title,
  topUps,
  providers,
}: {
  title: string
  topUps: readonly OwnTopUp[]
  providers: readonly AttemptProvider[]
}) {
  const texts = useTexts(topUpTexts)
  const { none } = useTexts(topUpWords)
  const { language } = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display mb-4 text-xl">
        {title}
      </h2>
      {topUps.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {topUps.map((topUp) => (
            <li key={topUp.id} className="space-y-3 py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="min-w-0">
                  <p className="font-mono text-lg tabular-nums">
                    {formatKopecks(topUp.amountKopecks, language)}
                  </p>
                  <p className="text-sm text-muted">
                    {texts.number(topUp.number)}, <LocalTime dateTime={topUp.createdAt} style="date-time" />
                    {topUp.isTest && `, ${texts.test}`}
                    {topUp.refundedKopecks > 0 &&
                      `, ${texts.refunded(formatKopecks(topUp.refundedKopecks, language))}`}
                  </p>
                </div>
                <TopUpStatus status={topUp.status} />
              </div>
              {topUp.status === 'review' && <p className="text-sm text-muted">{texts.underReview}</p>}
              {topUp.status === 'awaiting_payment' && <TopUpPayment topUp={topUp} providers={providers} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
