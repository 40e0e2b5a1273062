import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { refundEndpoints } from '#shared/contract/shop/refunds.ts'
import { type StaffOrder, staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import { ErrorBoundary } from '#web/app/errors/error-boundary.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'
import { sampleStaffOrder } from '#web/testing/sample-staff-order.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminOrderPage } from './admin-order-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  signIn('view_orders', 'manage_orders')
})
const signIn = (...permissions: Permission[]) => api.reply(profileEndpoints.permissions, permissions)
const reply = (order: StaffOrder) => api.reply(staffOrderEndpoints.get, order)
const open = (path = `/admin/orders/${ORDER_ID}`) =>
  renderScreen(
    <ErrorBoundary notFound={<p>Нет такой страницы</p>}>
      <AdminOrderPage />
    </ErrorBoundary>,
    { path },
  )
const unpaid = sampleStaffOrder({ status: 'awaiting_payment', paidAt: null, postings: [] })

it('tells lines, payment, ledger and what the staff did', async () => {
  reply(
    sampleStaffOrder({
      deeds: [{ at: '2026-11-23T04:02:00.000Z', text: 'Подтверждена оплата — General', reason: 'Наличные' }],
    }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 1042' })).toBeTruthy()
  const text = (name: string) => screen.getByRole('region', { name }).textContent
  expect(text('Проводки')).toMatch(/ЮKassa\s+на счёт Продажи/)
  expect(text('Попытки оплаты')).toContain('2d5f-000')
  expect(text('Что делала команда')).toContain('Причина: Наличные')
  expect(text('Что делала команда')).toContain('General')
  expect(screen.queryByRole('button', { name: 'Подтвердить оплату' })).toBeNull()
})

it('is confirmed with a reason, which is asked for', async () => {
  reply(unpaid)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Подтвердить оплату' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Подтвердить' }))
  expect(api.calls(staffOrderEndpoints.confirm)).toEqual([])
  api.refuse(staffOrderEndpoints.confirm, 'order_settled', 'Заказ уже не ждёт оплаты.')
  await user.type(dialog.getByLabelText(/^Причина/), 'Наличные')
  await user.click(dialog.getByRole('button', { name: 'Подтвердить' }))
  expect(await dialog.findByText('Заказ уже не ждёт оплаты.')).toBeTruthy()
  api.reply(staffOrderEndpoints.confirm, sampleStaffOrder())
  reply(sampleStaffOrder())
  await user.click(dialog.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(staffOrderEndpoints.confirm).map(({ body }) => body)).toEqual([
    { reason: 'Наличные' },
    { reason: 'Наличные' },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Подтвердить оплату' })).toBeNull())
})

it('is taken back without money where it cost nothing', async () => {
  reply(sampleStaffOrder({ totalKopecks: 0, leftKopecks: 0 }))
  api.reply(refundEndpoints.ask, { id: ORDER_ID, state: 'done' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Забрать выданное' }))
  expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Причина/), 'По ошибке')
  reply(sampleStaffOrder({ totalKopecks: 0, leftKopecks: 0, status: 'refunded' }))
  await user.click(dialog.getByRole('button', { name: 'Забрать' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(refundEndpoints.ask).map(({ body }) => body)).toEqual([{ reason: 'По ошибке' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Забрать выданное' })).toBeNull())
})

it('is only read by whoever may not decide', async () => {
  signIn('view_orders')
  reply(unpaid)
  open()
  await screen.findByRole('heading', { level: 1, name: 'Заказ № 1042' })
  expect(screen.queryByRole('button', { name: 'Подтвердить оплату' })).toBeNull()
})

it('says which money is nobody’s, in whatever currency, and shows hostile text as text', async () => {
  const hostile = `<img src=x>${'Ы'.repeat(2000)}`
  reply(
    sampleStaffOrder({
      buyer: null,
      recipient: hostile,
      unclaimed: [
        {
          id: 1,
          reason: 'currency',
          provider: 'freekassa',
          paymentId: '777',
          amount: 1_250,
          currency: 'USD',
          at: '2026-11-23T04:02:00.000Z',
          ways: ['outside'],
        },
      ],
    }),
  )
  const { container } = open()
  expect((await screen.findByRole('alert')).textContent).toMatch(/12,50 USD.*FreeKassa 777.*другой валюте/)
  expect(screen.getByText('удалённый аккаунт')).toBeTruthy()
  expect(screen.getByText(hostile)).toBeTruthy()
  expect(container.querySelector('img[src="x"]')).toBeNull()
})

it.each(['7', '..%2Fusers'])('does not exist under %s', async (id) => {
  open(`/admin/orders/${id}`)
  expect(await screen.findByText('Нет такой страницы')).toBeTruthy()
  expect(api.calls(staffOrderEndpoints.get)).toHaveLength(0)
})

it('says of a refused receipt what to do, and takes the word of the staff that it was made', async () => {
  const [attempt] = sampleStaffOrder().attempts
  if (!attempt) throw new Error('the sample has no attempt')
  reply(sampleStaffOrder({ attempts: [{ ...attempt, receipt: 'refused' }] }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Чек пробит' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Причина/), 'Касса, чек 17')
  api.reply(staffOrderEndpoints.settleReceipts, sampleStaffOrder())
  reply(sampleStaffOrder({ attempts: [{ ...attempt, receipt: 'outside' }] }))
  await user.click(dialog.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByText('Чек пробит другим путём')).toBeTruthy()
  expect(api.calls(staffOrderEndpoints.settleReceipts)).toMatchObject([{ body: { reason: 'Касса, чек 17' } }])
  expect(screen.queryByRole('button', { name: 'Чек пробит' })).toBeNull()
})
