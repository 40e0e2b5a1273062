import type { Product } from '#shared/contract/shop/products.ts'
import { laddersOf } from '#web/features/shop/products/compare-products.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { NothingHere } from './nothing-here.tsx'
import { PrivilegeCard } from './privilege-card.tsx'
import { PrivilegesCompared } from './privileges-compared.tsx'

/** Privileges work everywhere as a rule, so there is nothing to choose from first. */
export function PrivilegesPanel({
  privileges,
  onShow,
}: {
  privileges: readonly Product[]
  onShow: (product: Product) => void
}) {
  const texts = useTexts(shopWords)
  if (privileges.length === 0) return <NothingHere reason={texts.noPrivileges} />
  const areForGood = privileges.every(({ type, durationDays }) => type === 'global' && durationDays === null)
  return (
    <>
      {areForGood && <p className="label mb-5 text-sand">{texts.privilegesTerms}</p>}
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-x-0">
        {privileges.map((product, index) => (
          <PrivilegeCard key={product.id} product={product} isFirst={index === 0} onShow={onShow} />
        ))}
      </ul>
      {laddersOf(privileges).map((tiers) => (
        <PrivilegesCompared key={tiers[0]?.ladder} tiers={tiers} />
      ))}
    </>
  )
}
