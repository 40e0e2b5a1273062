import { Minus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { PRODUCT_QUANTITY_MAX } from '#shared/constants/shop/products.ts'
import type { PricedLine } from '#shared/contract/shop/order-items.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import type { BasketItem } from '#web/features/shop/basket/basket-store.ts'
import { ProductName } from '#web/features/shop/products/product-name.tsx'
import { ProductPicture } from '#web/features/shop/products/product-picture.tsx'
import { ScopeBadge } from '#web/features/shop/products/scope-badge.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { inputClass } from '#web/ui/field.tsx'
import { checkoutTexts } from './checkout.texts.ts'

/** One product of the basket, with what keeps it from being bought. */
export function BasketLine({
  item,
  product,
  name,
  isOnce,
  line,
  isOld,
  problems,
  onQuantity,
  onRemove,
}: {
  item: BasketItem
  /** Undefined where the shop has it no longer. */
  product: Product | undefined
  name: string
  isOnce: boolean
  line: PricedLine | undefined
  /** Whether what it costs is being asked for anew. */
  isOld: boolean
  problems: readonly string[]
  onQuantity: (quantity: number) => void
  onRemove: () => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {product ? (
        <ProductPicture
          product={product}
          alt=""
          sizes="(min-width: 640px) 128px, 72px"
          className="aspect-square w-full border border-line sm:aspect-[16/9]"
        />
      ) : (
        <span
          aria-hidden="true"
          className="aspect-square w-full border border-dashed border-line sm:aspect-[16/9]"
        />
      )}
      <div className="min-w-0">
        <h2 className="display text-lg sm:text-xl">{product ? <ProductName product={product} /> : name}</h2>
        {product && (
          <div className="mt-1.5">
            <ScopeBadge product={product} />
          </div>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label={texts.removeNamed(name)} onClick={onRemove}>
        <X size={20} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-start-2 sm:-col-end-1">
        {isOnce || !product ? <span /> : <Quantity name={name} value={item.quantity} onChange={onQuantity} />}
        {line && (
          <p
            className={classNames(
              'ml-auto text-right font-mono tabular-nums transition-opacity',
              isOld && 'opacity-60',
            )}
          >
            {line.quantity > 1 && (
              <span className="block text-sm text-muted">
                {line.quantity} × {formatKopecks(line.priceKopecks, language)}
              </span>
            )}
            {line.discountKopecks > 0 && (
              <span className="block text-sm text-online">
                {texts.discount} {formatKopecks(-line.discountKopecks, language)}
              </span>
            )}
            <span className="text-xl font-semibold">{formatKopecks(line.totalKopecks, language)}</span>
          </p>
        )}
      </div>
      {problems.length > 0 && (
        <div
          role="alert"
          className="col-span-full border-l-2 border-offline bg-sunken px-4 py-2 text-sm text-alarm"
        >
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </li>
  )
}

/** How many, from 1 to 99: by its buttons or typed; more becomes the most at once, what is no such number counts once it is one. */
function Quantity({
  name,
  value,
  onChange,
}: {
  name: string
  value: number
  onChange: (quantity: number) => void
}) {
  const texts = useTexts(checkoutTexts)
  const [typed, setTyped] = useState<string | null>(null)
  function type(text: string) {
    const quantity = Math.min(Number(text), PRODUCT_QUANTITY_MAX)
    setTyped(quantity === PRODUCT_QUANTITY_MAX ? String(quantity) : text)
    if (Number.isInteger(quantity) && quantity >= 1) onChange(quantity)
  }
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={texts.fewer(name)}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantityOf(name)}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        className={classNames(inputClass, 'w-14! text-center font-mono tabular-nums')}
      />
      <Button
        variant="outline"
        size="icon"
        aria-label={texts.further(name)}
        disabled={value >= PRODUCT_QUANTITY_MAX}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
      </Button>
    </div>
  )
}
