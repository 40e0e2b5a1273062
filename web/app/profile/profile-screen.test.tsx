import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consentEndpoints } from '#shared/contract/accounts/consents.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder } from '#web/testing/sample-orders.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { ProfileScreen } from './profile-screen.tsx'

async function openWith(takesTopUps: boolean) {
  const api = startScreenTest()
  api.reply(consentEndpoints.list, [])
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(orderEndpoints.listOwn, [paidOrder()])
  api.reply(shopOpeningEndpoints.state, { isOpen: true, takesTopUps })
  renderScreen(<ProfileScreen />, { path: '/profile' })
  const order = await screen.findByRole('link', { name: /^Элита/ })
  expect(order.getAttribute('href')).toBe(`/shop/orders/${ORDER_ID}`)
  return api
}

it('shows the latest orders, and leads to where a balance is topped up', async () => {
  await openWith(true)
  const topUp = await screen.findByRole('link', { name: 'Пополнить' })
  expect(topUp.getAttribute('href')).toBe('/profile/top-up')
})

it('leads to no top-up where none is taken', async () => {
  const api = await openWith(false)
  await expect.poll(() => api.calls(shopOpeningEndpoints.state)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'В магазин' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Пополнить' })).toBeNull()
})
