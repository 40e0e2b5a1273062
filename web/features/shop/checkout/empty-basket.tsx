import { ShoppingCart } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { checkoutTexts, checkoutWords } from './checkout.texts.ts'

/** Nothing was chosen yet. */
export function EmptyBasket() {
  const texts = useTexts(checkoutTexts)
  const said = useTexts(checkoutWords)
  return (
    <>
      <EmptyState icon={<ShoppingCart size={28} strokeWidth={1.5} />}>{said.empty}</EmptyState>
      <ButtonLink to={addresses.shop} variant="primary" className="mt-6">
        {texts.toShop}
      </ButtonLink>
    </>
  )
}
