import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Price } from './price.tsx'
import { privilegeLines } from './privilege-lines.ts'
import { ProductPicture } from './product-picture.tsx'
import { productsTexts } from './products.texts.ts'
import type { PrivilegeId, Product } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

export function PrivilegeCard({
  product,
  onShow,
}: {
  product: Product<PrivilegeId>
  onShow: (product: Product) => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const { name, summary, alt } = useTexts(productsTexts)[product.id]
  return (
    <li className="ticks relative flex flex-col border border-line bg-raised p-5 md:p-6 lg:not-last:-mr-px">
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center lg:flex-col lg:items-stretch">
        <ProductPicture
          id={product.id}
          alt={alt}
          sizes="(min-width: 1024px) 520px, (min-width: 640px) 288px, 100vw"
          className="aspect-[16/9] w-full shrink-0 border border-line sm:w-72 lg:aspect-[2/1] lg:w-full"
        />
        <div className="flex min-w-0 grow items-baseline justify-between gap-4">
          <h2 className="display text-2xl lg:text-3xl">{name}</h2>
          <Price roubles={product.priceRoubles} className="text-2xl" />
        </div>
      </div>
      <p className="mt-4 text-pretty text-muted">{summary}</p>
      <ul className="mt-5 mb-6 border-t border-line">
        {privilegeLines(product.id, language).map((line) => (
          <li key={line} className="border-b border-line py-2 text-sm">
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        aria-label={texts.detailsOf(name)}
        onClick={() => onShow(product)}
        className="mt-auto w-full"
      >
        {texts.details}
      </Button>
    </li>
  )
}
