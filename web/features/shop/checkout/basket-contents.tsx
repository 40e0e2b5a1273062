import { useState } from 'react'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { UndoBar } from '#web/editing/removal/undo-bar.tsx'
import { type BasketItem, keepItems } from '#web/features/shop/basket/basket-store.ts'
import { useBasket } from '#web/features/shop/basket/use-basket.ts'
import { useUsual } from '#web/features/shop/orders/orders.queries.ts'
import { shelfAddress } from '#web/features/shop/products/shelves.ts'
import { toldProduct } from '#web/features/shop/products/told-product.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { useSession } from '#web/session/session.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { BasketLine } from './basket-line.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { PricesChanged } from './prices-changed.tsx'
import { useQuote } from './quote.queries.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useCheckoutDraft } from './use-checkout-draft.ts'

const TYPING_MS = 400

/** What is bought once for good has no quantity. */
const isBoughtOnce = (product: Product | undefined) =>
  product?.category === 'privileges' && product.durationDays === null

export function BasketContents({ products }: { products: readonly Product[] }) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  const { user } = useSession()
  const basket = useBasket()
  const [removed, setRemoved] = useState<{ item: BasketItem; index: number } | null>(null)
  const [leavingFor, setLeavingFor] = useState<'payment' | 'order' | null>(null)
  const { draft, change, forgetOrder } = useCheckoutDraft()
  const usual = useUsual()
  const name = draft.isGift ? draft.giftName : (draft.ownName ?? usual.name ?? '')
  const productOf = (id: number) => products.find((each) => each.id === id)
  const nameOf = (id: number) => {
    const product = productOf(id)
    return product ? toldProduct(product, language).name : texts.gone
  }
  const items = basket.items.map((item) =>
    isBoughtOnce(productOf(item.productId)) ? { ...item, quantity: 1 } : item,
  )
  const settledName = useDebouncedValue(name, TYPING_MS)
  const order = {
    items: items.map(({ productId, quantity }) => ({ productId, quantity })),
    ...recipientOf(settledName),
    ...(draft.coupon !== '' && { coupon: draft.coupon }),
  }
  const quote = useQuote(order)
  // While a price is on its way, or cannot be had, the form stays with all that stands in it, at the price before.
  const [known, setKnown] = useState(quote.data)
  if (quote.data && quote.data !== known) setKnown(quote.data)
  const priced = quote.data ?? known
  const isOld = quote.data === undefined
  const pricesFailed = quote.isError && isOld && (
    <ErrorState
      message={texts.pricesFailed}
      reason={quote.error.name === 'ApiError' ? quote.error.message : undefined}
      onRetry={() => void quote.refetch()}
    />
  )
  const missing = priced?.missing ?? []

  const changeItem = (productId: number, changes: Partial<BasketItem>) =>
    keepItems(basket.items.map((item) => (item.productId === productId ? { ...item, ...changes } : item)))
  const noteSeen = (prices: ReadonlyMap<number, number>) =>
    keepItems(
      basket.items.map((item) => ({
        ...item,
        seenKopecks: prices.get(item.productId) ?? item.seenKopecks,
      })),
    )
  function remove(item: BasketItem, index: number) {
    keepItems(basket.items.filter(({ productId }) => productId !== item.productId))
    setRemoved({ item, index })
  }
  function undo() {
    if (removed && !basket.items.some(({ productId }) => productId === removed.item.productId))
      keepItems(basket.items.toSpliced(removed.index, 0, removed.item))
    setRemoved(null)
  }

  if (leavingFor) return <Spinner label={leavingFor === 'payment' ? texts.leaving : texts.opening} />
  return (
    <>
      {priced && <PricesChanged items={items} quote={priced} nameOf={nameOf} onSeen={noteSeen} />}
      {removed && (
        <UndoBar
          message={texts.removed(nameOf(removed.item.productId))}
          isBusy={false}
          onUndo={undo}
          onClose={() => setRemoved(null)}
        />
      )}
      {items.length === 0 ? (
        <EmptyBasket />
      ) : (
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <section aria-label={texts.lines} className="min-w-0">
            <ul className="divide-y divide-line border-y border-line">
              {items.map((item, index) => (
                <BasketLine
                  key={item.productId}
                  item={item}
                  product={productOf(item.productId)}
                  name={nameOf(item.productId)}
                  isOnce={isBoughtOnce(productOf(item.productId))}
                  line={priced?.lines.find(({ productId }) => productId === item.productId)}
                  isOld={isOld}
                  problems={missing
                    .filter(({ productId }) => productId === item.productId)
                    .map(({ code }) => texts.missing[code])}
                  onQuantity={(quantity) => changeItem(item.productId, { quantity })}
                  onRemove={() => remove(item, index)}
                />
              ))}
            </ul>
            <div className="mt-6">
              <BackLink to={shelfAddress(productOf(items.at(-1)?.productId ?? 0))}>{texts.more}</BackLink>
            </div>
          </section>
          <section aria-label={texts.checkout} className="min-w-0 space-y-6 lg:sticky lg:top-24">
            {!(priced && user) && pricesFailed}
            {!priced ? (
              !quote.isError && <Spinner />
            ) : user ? (
              <CheckoutForm
                attempt={basket.attempt}
                isSent={basket.isSent}
                items={order.items}
                name={name}
                user={user}
                quote={priced}
                isOld={isOld || settledName !== name}
                pricesFailed={pricesFailed}
                draft={draft}
                usualWay={usual.provider}
                onChange={change}
                onRefused={() => void quote.refetch()}
                onMade={(leadsTo) => {
                  forgetOrder()
                  setLeavingFor(leadsTo)
                }}
              />
            ) : (
              <SignInFirst quote={priced} />
            )}
          </section>
        </div>
      )}
    </>
  )
}

/** Who is asked about while a name is typed: only what can be one. */
function recipientOf(name: string) {
  const { success, data } = minecraftNameSchema.safeParse(name)
  return success ? { recipient: { game: 'minecraft' as const, name: data } } : {}
}
