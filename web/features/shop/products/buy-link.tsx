import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { useShopState } from '#web/features/shop/opening/opening.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx'
import { shopTexts } from './shop.texts.ts'
import { toldProduct } from './told-product.ts'

/** Whether a product can be bought by whoever comes: the shop sells, and this too. */
export const useCanBuy = () => {
  const { data } = useShopState()
  return ({ canBeBought }: Product) => data?.isOpen === true && canBeBought
}

/** Leads to the basket with the product in it, also before the page is alive; says where it alone is not for sale. */
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
  const isOpen = useShopState().data?.isOpen === true
  if (!canBuy(product))
    return isOpen ? (
      <p className={classNames('flex min-h-11 items-center text-sm text-muted', className)}>
        {texts.notSold}
      </p>
    ) : null
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

/** In the place of a button to buy, where `reasonId` says why there is none. */
export function NotForSale({
  label,
  reasonId,
  size,
  className,
}: {
  label: string
  reasonId: string
  size?: ButtonSize
  className?: string
}) {
  return (
    <Button
      variant="secondary"
      data-off
      aria-disabled
      aria-describedby={reasonId}
      size={size}
      className={className}
    >
      {label}
    </Button>
  )
}
