import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder } from '#web/testing/sample-orders.ts'
import { LatestOrders } from './latest-orders.tsx'

it('leads to the latest orders, of which it asks for no more than it shows', async () => {
  const api = startScreenTest()
  api.reply(orderEndpoints.listOwn, [paidOrder()])
  renderScreen(<LatestOrders />)
  const link = await screen.findByRole('link', { name: /^Элита/ })
  expect(link.getAttribute('href')).toBe(`/shop/orders/${ORDER_ID}`)
  expect(within(screen.getByRole('listitem')).getByText('Оплачен, выдаём')).toBeTruthy()
  expect(api.calls(orderEndpoints.listOwn)[0]?.query.get('limit')).toBe('3')
})
