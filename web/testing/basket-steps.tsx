/** The basket as tests of screens open it. */
import { screen } from '@testing-library/react'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { type Product, productEndpoints } from '#shared/contract/shop/products.ts'
import { type Quote, quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { addToBasket } from '#web/features/shop/basket/basket-store.ts'
import { BasketPage } from '#web/features/shop/checkout/basket-page.tsx'
import { answered } from './fake-api.ts'
import { renderScreen, startScreenTest } from './render-screen.tsx'
import { ORDER_ID } from './sample-orders.ts'
import { sampleProfile } from './samples.ts'

const idOf = (key: string) => (sampleProducts.find((product) => product.key === key) as Product).id
export const [ELITE, DIAMONDS] = [idOf('elite'), idOf('diamond-set')] as const
export const priceOf = (id: number) => sampleProducts.find((product) => product.id === id)?.priceKopecks ?? 0
/** What an element says, with plain spaces. */
export const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')
export const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Оплатить/ })
export const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<BasketPage />, { path: '/shop/basket', ...options })

/** A shop that sells, to somebody who is not signed in and never bought. */
export function startShop() {
  const api = startScreenTest()
  api.reply(productEndpoints.list, sampleProducts)
  api.reply(shopOpeningEndpoints.state, { isOpen: true, takesTopUps: false })
  api.reply(orderEndpoints.listOwn, [])
  api.reply(gameNameEndpoints.list, [])

  /** Prices as the shop has them, and what else is to be told. */
  function quoteWith(changes: Partial<Quote>, prices: Record<number, number> = {}) {
    api.on(quoteEndpoints.quote, ({ body }) => {
      const { items } = body as { items: { productId: number; quantity: number }[] }
      const lines = items.map(({ productId, quantity }) => {
        const priceKopecks = prices[productId] ?? priceOf(productId)
        return {
          productId,
          quantity,
          priceKopecks,
          discountKopecks: 0,
          totalKopecks: priceKopecks * quantity,
        }
      })
      const totalKopecks = lines.reduce((sum, line) => sum + line.totalKopecks, 0)
      return answered(200, {
        lines,
        totalKopecks,
        missing: [],
        providers: ['yookassa', 'robokassa'],
        ...changes,
      })
    })
  }
  quoteWith({})
  const signedIn = () => api.reply(profileEndpoints.get, sampleProfile())
  return {
    api,
    quoteWith,
    signedIn,
    made: (payUrl: string | null) =>
      api.reply(orderEndpoints.make, {
        id: ORDER_ID,
        number: '1042',
        status: 'awaiting_payment',
        totalKopecks: 999_00,
        payUrl,
      }),
    /** A basket that can be paid but for one press. */
    async readyToPay() {
      signedIn()
      addToBasket(ELITE, priceOf(ELITE))
      const view = open()
      await view.user.type(await screen.findByLabelText('Ваш ник в Minecraft'), 'Ranger_77')
      await view.user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
      return view
    },
  }
}
