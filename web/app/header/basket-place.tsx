import { Suspense } from 'react'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'

/** Only who has chosen something needs it. */
const HeaderBasket = lazyWithFallback(
  () => import('#web/features/shop/basket/header-basket.tsx').then((module) => module.HeaderBasket),
  () => null,
)

/** As wide as what makes way for it, from the first on: nothing beside it moves. */
export function BasketPlace() {
  return (
    <div className="w-11 md:max-lg:w-18">
      <Suspense>
        <HeaderBasket />
      </Suspense>
    </div>
  )
}
