import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { toldProduct } from './told-product.ts'

/** What a product is called, which leads to its page. */
export function ProductName({ product }: { product: Product }) {
  const { language } = useLanguage()
  return (
    <Link
      to={hrefOf(addresses.product, { key: product.key })}
      className="inline-flex min-h-11 items-center hover:text-signal"
    >
      {toldProduct(product, language).name}
    </Link>
  )
}
