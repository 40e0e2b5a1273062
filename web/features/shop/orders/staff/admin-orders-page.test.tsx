import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type ListedOrder, staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'
import { sampleListedOrder } from '#web/testing/sample-staff-order.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminOrdersPage } from './admin-orders-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const answer = (...orders: ListedOrder[]) =>
  api.reply(staffOrderEndpoints.list, { data: orders, total: orders.length, page: 1, pageSize: 50 })
const open = (query = '', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<AdminOrdersPage />, { path: `/admin/orders${query}`, language })
const asked = () => api.calls(staffOrderEndpoints.list).at(-1)?.query.toString()

it('lists orders, each leading to its story, and says where money waits', async () => {
  answer(sampleListedOrder({ hasUnclaimed: true }))
  open()
  const link = await screen.findByRole('link', { name: '1042' })
  expect(link.getAttribute('href')).toBe(`/admin/orders/${ORDER_ID}`)
  expect(screen.getByText('невостребованные деньги')).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Элита × 1' })).toBeTruthy()
})

it('takes its filters out of the address, what is unknown left out', async () => {
  answer(sampleListedOrder())
  open('?search=Wolf&status=paid&provider=manual&from=2026-01-01&page=2&x=1')
  await screen.findByRole('link', { name: '1042' })
  expect(asked()).toBe('search=Wolf&status=paid&provider=manual&from=2026-01-01&page=2')
  open('?status=burned&provider=moon&attention=perhaps&page=0')
  await waitFor(() => expect(asked()).toBe('page=1'))
})

it('shows those to decide about by one choice', async () => {
  answer(sampleListedOrder())
  const { user } = open('?page=3&status=paid')
  await screen.findByRole('link', { name: '1042' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Состояние' }), 'Ждут решения')
  await waitFor(() => expect(asked()).toBe('attention=true&page=1'))
})

it('says that there are none, in English too, or that they did not come', async () => {
  answer()
  const { unmount } = open('', 'en')
  expect(await screen.findByText('No orders yet.')).toBeTruthy()
  unmount()
  api.refuse(staffOrderEndpoints.list, 'internal', '')
  const { user } = open('?status=review')
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить заказы')
  answer()
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText('Таких заказов нет. Измените фильтры.')).toBeTruthy()
})
