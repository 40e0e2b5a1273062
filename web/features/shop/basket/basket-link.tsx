import { ShoppingCart } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { basketTexts } from './basket.texts.ts'
import { useBasket } from './use-basket.ts'

/** The way to what was chosen, with how many products that are. */
export function BasketLink() {
  const texts = useTexts(basketTexts)
  const { items } = useBasket()
  return (
    <ButtonLink to={addresses.basket} variant="outline">
      <ShoppingCart size={18} strokeWidth={1.5} aria-hidden="true" />
      {texts.basket}
      {items.length > 0 && (
        <span className="rounded bg-sand px-1.5 font-mono text-sm text-ink tabular-nums">{items.length}</span>
      )}
    </ButtonLink>
  )
}
