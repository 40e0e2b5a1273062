import type { Product } from '#shared/contract/shop/products.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { shopTexts } from './shop.texts.ts'

/** As exact as chances are said. */
const DIGITS = 4

/** What a case may hold, and how likely each is. */
export function OddsTable({ odds }: { odds: Product['odds'] }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  return (
    <table className="mt-6 w-full text-sm">
      <caption className="label mb-2 text-left text-muted">{texts.odds}</caption>
      <tbody>
        {odds.map((chance) => (
          <tr key={chance[`name_${language}`]} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {chance[`name_${language}`]}
            </th>
            <td className="py-2 text-right font-mono tabular-nums">
              {formatPercent(chance.percent / 100, language, DIGITS)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
