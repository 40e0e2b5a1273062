import { Check } from 'lucide-react'
import type { Product } from '#shared/contract/shop/products.ts'
import { type Comparison, compareTiers } from '#web/features/shop/products/compare-products.ts'
import { Price } from '#web/features/shop/products/price.tsx'
import { shopTexts, shopWords } from '#web/features/shop/products/shop.texts.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SectionHeading } from '#web/ui/section-heading.tsx'

/** What each tier of a ladder gives, side by side. */
export function PrivilegesCompared({ tiers }: { tiers: readonly Product[] }) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const words = useTexts(shopWords)
  const comparisons = compareTiers(tiers, language)
  const headingId = `shop-compared-${tiers[0]?.ladder}`
  if (comparisons.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="below-fold mt-12 md:mt-16">
      <SectionHeading id={headingId} title={words.compared} />
      <table
        aria-labelledby={headingId}
        className="w-full table-fixed border-b border-line text-sm md:text-base"
      >
        <thead>
          <tr>
            <th scope="col" className="w-[34%] md:w-2/5">
              <span className="sr-only">{texts.given}</span>
            </th>
            {tiers.map((tier) => (
              <th key={tier.id} scope="col" className="px-1 pb-3 font-normal">
                <span className="display block text-base sm:text-xl">{toldProduct(tier, language).name}</span>
                <Price product={tier} className="text-sm sm:text-base" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisons.map((comparison) => (
            <ComparisonRow key={comparison.name} comparison={comparison} tiers={tiers} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ComparisonRow({
  comparison: { name, given },
  tiers,
}: {
  comparison: Comparison
  tiers: readonly Product[]
}) {
  return (
    <tr className="border-t border-line hover:bg-raised">
      <th
        scope="row"
        className={classNames('py-2.5 pr-2 text-left font-normal', name.startsWith('/') && 'font-mono')}
      >
        {name}
      </th>
      {tiers.map(({ id }, index) => (
        <td key={id} className="px-1 py-2.5 text-center">
          <Given what={given[index] ?? false} />
        </td>
      ))}
    </tr>
  )
}

function Given({ what }: { what: boolean | string }) {
  const texts = useTexts(shopTexts)
  if (typeof what === 'string')
    return <span className={classNames(what.startsWith('[') && 'font-mono text-xs md:text-sm')}>{what}</span>
  return what ? (
    <>
      <Check size={20} strokeWidth={2} aria-hidden="true" className="mx-auto text-sand" />
      <span className="sr-only">{texts.isGiven}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        —
      </span>
      <span className="sr-only">{texts.isNotGiven}</span>
    </>
  )
}
