import { Suspense } from 'react'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'

/** Where languages make way for it, as wide as they are: nothing beside it moves. */
const WIDTH = 'md:max-lg:w-18'

/** Only who has chosen something needs it. */
const HeaderBasket = lazyWithFallback<{ className: string }>(
  () => import('#web/features/shop/basket/header-basket.tsx').then((module) => module.HeaderBasket),
  () => null,
)

export function BasketPlace() {
  return (
    <Suspense fallback={<span className={`size-11 shrink-0 ${WIDTH}`} />}>
      <HeaderBasket className={WIDTH} />
    </Suspense>
  )
}
