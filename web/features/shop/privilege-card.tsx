import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Price } from './price.tsx'
import { privilegeLines } from './privilege-lines.ts'
import { ProductPicture } from './product-picture.tsx'
import { productsTexts } from './products.texts.ts'
import type { PrivilegeId, Product } from './shop.data.ts'
import { shopTexts } from './shop.texts.ts'

/** On wide screens the three cards stand as steps: every rank a head taller than the one before. */
const STEPS = {
  recruit: 'lg:-mr-px',
  veteran: 'lg:-mr-px lg:pb-14',
  elite: 'border-edge lg:pb-28',
} as const satisfies Record<PrivilegeId, string>

export function PrivilegeCard({
  product,
  onShow,
}: {
  product: Product<PrivilegeId>
  onShow: (product: Product) => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(shopTexts)
  const { name, summary } = useTexts(productsTexts)[product.id]
  return (
    <li
      className={classNames(
        'ticks relative flex flex-col border border-line bg-raised p-5 md:p-6',
        STEPS[product.id],
      )}
    >
      <div className="flex items-start gap-5">
        <ProductPicture id={product.id} className="size-28 shrink-0" />
        <div className="min-w-0 grow">
          <h3 className="display text-2xl">{name}</h3>
          <p className="mt-2">
            <Price roubles={product.priceRoubles} className="text-2xl" />
          </p>
          <p className="label mt-1 text-muted">{texts.priceOnce}</p>
        </div>
      </div>
      <p className="mt-5 text-muted">{summary}</p>
      <ul className="mt-5 mb-6 border-t border-line">
        {privilegeLines(product.id, language).map((line) => (
          <li key={line} className="border-b border-line py-2 text-sm">
            {line}
          </li>
        ))}
      </ul>
      <Button
        variant={product.id === 'elite' ? 'primary' : 'outline'}
        aria-label={texts.detailsOf(name)}
        onClick={() => onShow(product)}
        className="mt-auto w-full"
      >
        {texts.details}
      </Button>
    </li>
  )
}
