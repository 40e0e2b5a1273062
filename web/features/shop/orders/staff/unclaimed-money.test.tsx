import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { unclaimedEndpoints } from '#shared/contract/shop/unclaimed.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'
import { sampleStaffOrder } from '#web/testing/sample-staff-order.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { UnclaimedMoney } from './unclaimed-money.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  signIn('view_orders', 'manage_orders')
})
const signIn = (...permissions: Permission[]) => api.reply(profileEndpoints.permissions, permissions)
const money = (ways: StaffOrder['unclaimed'][number]['ways']) =>
  sampleStaffOrder({
    unclaimed: [
      {
        id: 4,
        reason: 'late',
        provider: 'yookassa',
        paymentId: '2d5f-000',
        amount: 999_00,
        currency: 'RUB',
        at: '2026-11-23T04:02:00.000Z',
        ways,
      },
    ],
  })
const open = (order: StaffOrder) => renderScreen(<UnclaimedMoney order={order} />)

it('is given to the order, with a reason that is asked for, and says what is wrong', async () => {
  const { user } = open(money(['order', 'balance', 'return', 'outside']))
  await user.click(await screen.findByRole('button', { name: 'Зачесть в заказ' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Зачесть' }))
  expect(api.calls(unclaimedEndpoints.decide)).toEqual([])
  api.refuse(unclaimedEndpoints.decide, 'sold_out', 'Товар закончился.')
  await user.type(dialog.getByLabelText(/^Причина/), 'Пришли поздно')
  await user.click(dialog.getByRole('button', { name: 'Зачесть' }))
  expect(await dialog.findByText('Товар закончился.')).toBeTruthy()
  api.reply(unclaimedEndpoints.decide, { isDecided: true })
  await user.click(dialog.getByRole('button', { name: 'Зачесть' }))
  expect(await screen.findByText('Заказ оплачен')).toBeTruthy()
  expect(api.calls(unclaimedEndpoints.decide).at(-1)).toMatchObject({
    path: `/api/admin/orders/${ORDER_ID}/unclaimed/4`,
    body: { decision: 'order', reason: 'Пришли поздно' },
  })
})

it('offers only what can be done, and nothing while it is on its way back', async () => {
  const { rerender } = open(money(['return', 'outside']))
  await screen.findByRole('button', { name: 'Отправить обратно' })
  expect(screen.queryByRole('button', { name: 'Зачесть в заказ' })).toBeNull()
  rerender(<UnclaimedMoney order={money([])} />)
  expect(await screen.findByText(/ждём ответа платёжной системы/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is only read by whoever may not manage orders', async () => {
  signIn('view_orders')
  open(money(['outside']))
  expect(await screen.findByText(/пришли, когда заказ был уже закрыт/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
