import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Revenue, revenueEndpoints } from '#shared/contract/shop/revenue.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { RevenuePage } from './revenue-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const sums = { paidKopecks: 1_250_50, refundedKopecks: 250_00, orders: 3 }
const nothing = { paidKopecks: 0, refundedKopecks: 0, orders: 0 }
const revenue: Revenue = {
  from: '2026-11-22',
  to: '2026-11-23',
  total: sums,
  days: [
    { date: '2026-11-22', ...nothing },
    { date: '2026-11-23', ...sums },
  ],
  providers: [{ provider: 'yookassa', ...sums }],
  products: [
    {
      productId: 1,
      name_ru: `<b>${'Ы'.repeat(500)}`,
      name_en: 'Elite',
      pieces: 4,
      paidKopecks: 1_250_50,
      refundedKopecks: 0,
    },
  ],
}
const open = (path = '/admin/revenue') => renderScreen(<RevenuePage />, { path })

it('tells what was paid, what went back and what is left, by product, provider and day', async () => {
  api.reply(revenueEndpoints.get, revenue)
  const { container } = open()
  const providers = within(await screen.findByRole('table', { name: 'По способам оплаты' }))
  expect(providers.getByRole('row', { name: /ЮKassa 3 1\s250,50\s₽ 250\s₽ 1\s000,50\s₽/ })).toBeTruthy()
  const days = within(screen.getByRole('table', { name: 'По дням' }))
  expect(days.getAllByRole('row')).toHaveLength(2)
  expect(container.querySelector('b')).toBeNull()
})

it('asks for the days of the address, and has them as a file', async () => {
  api.reply(revenueEndpoints.get, revenue)
  api.refuse(revenueEndpoints.export, 'unavailable', 'Позже')
  const { user } = open('/admin/revenue?from=2026-11-22&to=2026-11-23&from=2')
  await screen.findByRole('table', { name: 'По дням' })
  expect(api.calls(revenueEndpoints.get).at(-1)?.query.toString()).toBe('from=2026-11-22&to=2026-11-23')
  await user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
  expect(await screen.findByText('Не удалось скачать файл')).toBeTruthy()
  await waitFor(() => expect(api.calls(revenueEndpoints.export)).toHaveLength(1))
})

it('says that nothing was paid, and that it cannot be told', async () => {
  api.reply(revenueEndpoints.get, { ...revenue, total: nothing, days: [], providers: [], products: [] })
  const { unmount } = open()
  expect(await screen.findByText(/никто ничего не оплатил/)).toBeTruthy()
  unmount()
  api.refuse(revenueEndpoints.get, 'internal', 'Сбой')
  open()
  expect(await screen.findByText('Не удалось посчитать доходы')).toBeTruthy()
})
