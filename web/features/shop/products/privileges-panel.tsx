import { useTexts } from '#web/i18n/language.tsx'
import { PrivilegeCard } from './privilege-card.tsx'
import { PrivilegesCompared } from './privileges-compared.tsx'
import { type Product, privileges } from './shop.data.ts'
import { shopWords } from './shop.texts.ts'

/** Every privilege works everywhere, so there is nothing to choose from first. */
export function PrivilegesPanel({ onShow }: { onShow: (product: Product) => void }) {
  const texts = useTexts(shopWords)
  return (
    <>
      <p className="label mb-5 text-sand">{texts.privilegesTerms}</p>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-0">
        {privileges.map((product) => (
          <PrivilegeCard key={product.id} product={product} onShow={onShow} />
        ))}
      </ul>
      <PrivilegesCompared />
    </>
  )
}
