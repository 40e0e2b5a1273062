import { ShoppingCart } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { basketTexts } from './basket.texts.ts'
import { useBasket } from './use-basket.ts'

/** The way to what was chosen, from every page. */
export function HeaderBasket() {
  const texts = useTexts(basketTexts)
  const { items } = useBasket()
  return (
    <ButtonLink to={addresses.basket} variant="ghost" size="icon" className="min-w-full" title={texts.basket}>
      <ShoppingCart size={22} strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">{texts.filled(items.length)}</span>
      <span
        aria-hidden="true"
        className="absolute top-0.5 left-1/2 ml-0.5 min-w-5 rounded-full bg-sand px-1 text-center font-mono text-xs leading-5 font-medium tracking-normal text-ink"
      >
        {items.length}
      </span>
    </ButtonLink>
  )
}
