import { useTexts } from '#web/i18n/language.tsx'
import { chooseProducts } from './choose-products.ts'
import { NothingHere } from './nothing-here.tsx'
import { PrivilegeCard } from './privilege-card.tsx'
import { type ScopeChoice, ScopeFilter } from './scope-filter.tsx'
import { type Product, privileges } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

export function PrivilegesPanel({
  scope,
  onScopeChange,
  onShow,
}: ScopeChoice & { onShow: (product: Product) => void }) {
  const texts = useTexts(shopTexts)
  const chosen = chooseProducts(privileges, scope)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <ScopeFilter scope={scope} onScopeChange={onScopeChange} />
        <p className="label text-sand">{texts.privilegesTerms}</p>
      </div>
      {chosen.length === 0 ? (
        <NothingHere
          reason={texts.noPrivileges}
          wayOut={{ label: texts.showAll, onClick: () => onScopeChange('all') }}
        />
      ) : (
        <ul className="grid gap-5 lg:grid-cols-3 lg:gap-0">
          {chosen.map((product) => (
            <PrivilegeCard key={product.id} product={product} onShow={onShow} />
          ))}
        </ul>
      )}
    </>
  )
}
