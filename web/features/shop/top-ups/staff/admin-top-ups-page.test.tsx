import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type StaffTopUp, staffTopUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminTopUpsPage } from './admin-top-ups-page.tsx'

const topUp: StaffTopUp = {
  id: '0193e0a1-0000-7000-8000-0000000000bb',
  number: 'KRYZ3V4A',
  status: 'paid',
  createdAt: '2026-11-23T04:05:00.000Z',
  provider: 'yookassa',
  amountKopecks: 50_000,
  refundedKopecks: 0,
  isTest: false,
  owner: { id: 3, username: 'Scout' },
  paidKopecks: 50_000,
  unclaimedKopecks: 0,
  foreign: [],
  leftKopecks: 50_000,
  leftElsewhereKopecks: 0,
  isRefundedHere: true,
  refunds: [],
  isRefundedMore: false,
}
const refund: StaffTopUp['refunds'][number] = {
  id: '0193e0a1-0000-7000-8000-0000000000cc',
  state: 'done',
  amountKopecks: 15_050,
  currency: 'RUB',
  isDoneOutside: false,
  reason: 'Передумал',
  failure: null,
  at: '2026-11-23T05:05:00.000Z',
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['view_orders', 'manage_orders'])
})
function open(changes: Partial<StaffTopUp> = {}) {
  api.reply(staffTopUpEndpoints.list, { data: [{ ...topUp, ...changes }], total: 1, page: 1, pageSize: 50 })
  renderScreen(<AdminTopUpsPage />, { path: '/admin/top-ups' })
}

it('has a part of a top-up go back, by its provider', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: /KRYZ3V4A/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const [amount, reason] = [dialog.getByLabelText(/^Сколько/), dialog.getByLabelText(/^Причина/)]
  expect(amount).toHaveProperty('value', '500')
  fireEvent.change(amount, { target: { value: '150,50' } })
  fireEvent.change(reason, { target: { value: 'Передумал' } })
  api.reply(staffTopUpEndpoints.refund, { ...topUp, refunds: [refund] })
  fireEvent.click(dialog.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(staffTopUpEndpoints.refund)).toMatchObject([
    { body: { amountKopecks: 15_050, isDoneOutside: false, reason: 'Передумал' } },
  ])
})

it('shows what went back, and asks staff about what nobody knows the end of', async () => {
  open({ leftKopecks: 0, refunds: [refund, { ...refund, id: topUp.id, state: 'review', reason: 'Просил' }] })
  expect(await screen.findByText(/Возврат 150,50\s₽: Возвращено/)).toBeTruthy()
  expect(screen.getByText(/Нужно проверить/)).toBeTruthy()
  expect(await screen.findAllByRole('button', { name: /KRYZ3V4A/ })).toHaveLength(2)
})

it('tells of money in another currency, and books that it went back', async () => {
  open({ status: 'review', paidKopecks: 0, leftKopecks: 0, foreign: [{ amount: 50_000, currency: 'USD' }] })
  expect(await screen.findByText(/Пришло 500,00\sUSD/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Вернулись: KRYZ3V4A' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Причина/), { target: { value: 'Вернули в кабинете' } })
  api.reply(staffTopUpEndpoints.refund, { ...topUp, refunds: [refund] })
  fireEvent.click(dialog.getByRole('button', { name: 'Записать' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(staffTopUpEndpoints.refund)).toMatchObject([
    { body: { amountKopecks: 50_000, currency: 'USD', isDoneOutside: true, reason: 'Вернули в кабинете' } },
  ])
})

it('says that what is left of another payment is another refund', async () => {
  open({ paidKopecks: 100_000, leftElsewhereKopecks: 50_000 })
  fireEvent.click(await screen.findByRole('button', { name: /KRYZ3V4A/ }))
  expect(
    await screen.findByText(/За один раз можно вернуть 500\s₽.*Ещё 500\s₽ пришли другой оплатой/),
  ).toBeTruthy()
})
