import { useEffect } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { addToBasket } from '#web/features/shop/basket/basket-store.ts'
import { useLocation, useNavigate } from '#web/routing/router.tsx'

/** Puts the product that the address names (`?add=elite`) into the basket, and takes it out of the address. */
export function useAddedProduct(products: readonly Product[] | undefined): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const key = new URLSearchParams(search).get('add')
  useEffect(() => {
    if (key === null || products === undefined) return
    const product = products.find((each) => each.key === key)
    if (product) addToBasket(product.id, product.priceKopecks)
    navigate(addresses.basket, { replace: true })
  }, [key, products, navigate])
  return key !== null
}
