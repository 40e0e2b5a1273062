import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PARTS } from '#shared/constants/parts.ts'
import { ORDERS_PAGE_SIZE } from '#shared/constants/shop/orders.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { PublicSite } from '#shared/contract/platform/site.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder, sampleOrder, sampleOrderLine } from '#web/testing/sample-orders.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { OrdersPage } from './orders-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<OrdersPage />, { path: '/shop/orders', ...options })

it('lists the orders, each with what it is about and how far it is', async () => {
  api.reply(orderEndpoints.listOwn, [
    paidOrder({ lines: [sampleOrderLine(), sampleOrderLine({ id: 2, name_ru: 'Набор', quantity: 3 })] }),
    sampleOrder({ id: ORDER_ID.replace('0198', '0197'), number: '1041' }),
  ])
  open()
  const link = await screen.findByRole('link', { name: 'Заказ № 1042' })
  expect(link.getAttribute('href')).toBe(`/shop/orders/${ORDER_ID}`)
  expect(link.closest('li')?.textContent).toContain('Элита, Набор × 3')
  expect(screen.getByText('Оплачен, выдаём')).toBeTruthy()
  expect(screen.getByText('Ждёт оплаты')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать раньше' })).toBeNull()
})

it('fetches earlier ones where there may be some', async () => {
  const orderAt = (index: number) =>
    paidOrder({ id: ORDER_ID.slice(0, -4) + String(index).padStart(4, '0'), number: String(index) })
  const newest = Array.from({ length: ORDERS_PAGE_SIZE }, (_, index) => orderAt(100 - index))
  api.on(orderEndpoints.listOwn, ({ query }) =>
    answered(200, query.get('before') === newest.at(-1)?.id ? [orderAt(1)] : newest),
  )
  const { user } = open()
  await user.click(await screen.findByText('Показать раньше'))
  expect(await screen.findByText('Заказ № 1')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Показать раньше')).toBeNull())
})

it('says that there are none, and leads to the shop where there is one', async () => {
  api.reply(orderEndpoints.listOwn, [])
  const { unmount } = open()
  expect(await screen.findByText('Заказов пока нет.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'В магазин' }).getAttribute('href')).toBe('/shop')
  unmount()
  const parts = Object.fromEntries(PARTS.map((part) => [part, part !== 'shop'])) as PublicSite['parts']
  open({ site: { ...sampleSite, parts } })
  expect(await screen.findByText('Заказов пока нет.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'В магазин' })).toBeNull()
})

it('is asked for again when it did not come', async () => {
  api.fail(orderEndpoints.listOwn)
  const { user } = open({ language: 'en' })
  expect((await screen.findByRole('alert')).textContent).toContain('The orders could not be loaded')
  api.reply(orderEndpoints.listOwn, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No orders yet.')).toBeTruthy()
})
