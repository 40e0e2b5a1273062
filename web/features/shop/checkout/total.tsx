import type { Quote } from '#shared/contract/shop/quote.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { checkoutTexts } from './checkout.texts.ts'

/** What all of it costs, and how much is taken off. */
export function Total({ quote: { lines, totalKopecks } }: { quote: Quote }) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  const discount = lines.reduce((sum, { discountKopecks }) => sum + discountKopecks, 0)
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1" aria-live="polite">
      {discount > 0 && (
        <>
          <dt className="text-sm text-muted">{texts.discount}</dt>
          <dd className="text-right font-mono text-online tabular-nums">
            {formatKopecks(-discount, language)}
          </dd>
        </>
      )}
      <dt className="display text-xl">{texts.total}</dt>
      <dd className="text-right font-mono text-3xl font-semibold tabular-nums">
        {formatKopecks(totalKopecks, language)}
      </dd>
    </dl>
  )
}
