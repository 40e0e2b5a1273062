import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { shopTexts } from './shop.texts.ts'
import { toldProduct } from './told-product.ts'

/** Whether a product can be bought by whoever comes: the shop sells, and this too. */
export const useCanBuy = () => {
  const { data } = useShopState()
  return ({ canBeBought }: Product) => data?.isOpen === true && canBeBought
}

/** Leads to the basket with the product in it, also before the page is alive; nothing where it cannot be bought. */
export function BuyLink({
  product,
  variant,
  size,
  className,
  replace,
}: {
  product: Product
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  /** Where it stands over a page, for a step of the history of its own. */
  replace?: boolean
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const canBuy = useCanBuy()
  if (!canBuy(product)) return null
  return (
    <ButtonLink
      to={`${addresses.basket}?add=${product.key}`}
      rel="nofollow"
      replace={replace}
      variant={variant}
      size={size}
      className={className}
      aria-label={texts.buyNamed(toldProduct(product, language).name)}
    >
      {texts.buy}
    </ButtonLink>
  )
}
