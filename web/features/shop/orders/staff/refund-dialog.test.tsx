import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { refundEndpoints } from '#shared/contract/shop/refunds.ts'
import { type StaffOrder, staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'
import { sampleStaffOrder } from '#web/testing/sample-staff-order.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminOrderPage } from './admin-order-page.tsx'

const REFUND_ID = '0193e0a1-0000-7000-8000-0000000000aa'
const refund: StaffOrder['refunds'][number] = {
  id: REFUND_ID,
  state: 'review',
  provider: 'robokassa',
  amountKopecks: 40_00,
  lineIds: [],
  isDoneOutside: false,
  isUnclaimed: false,
  reason: 'Передумал',
  failure: null,
  receipt: null,
  at: '2026-11-23T04:05:00.000Z',
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['view_orders', 'manage_orders'])
})
const open = (changes: Partial<StaffOrder> = {}) => {
  api.reply(staffOrderEndpoints.get, sampleStaffOrder(changes))
  return renderScreen(<AdminOrderPage />, { path: `/admin/orders/${ORDER_ID}` })
}
const ask = async (changes: Partial<StaffOrder> = {}) => {
  const view = open(changes)
  await view.user.click(await screen.findByRole('button', { name: 'Вернуть деньги' }))
  return { ...view, dialog: within(screen.getByRole('dialog')) }
}
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const sent = () => api.calls(refundEndpoints.ask)

it('sends what goes back in kopecks, with the lines that are taken back, and the same key until it has arrived', async () => {
  const { user, dialog } = await ask()
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Сколько/)
  expect(amount.value).toBe('999')
  fill(amount, '99,50')
  await user.click(dialog.getAllByRole('checkbox')[0] as HTMLElement)
  fill(dialog.getByLabelText(/^Причина/), 'Передумал')
  api.refuse(refundEndpoints.ask, 'nothing_left', 'Столько вернуть уже нельзя.')
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
  expect(await dialog.findByText('Столько вернуть уже нельзя.')).toBeTruthy()
  api.reply(refundEndpoints.ask, { id: REFUND_ID, state: 'pending' })
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [line] = sampleStaffOrder().lines
  expect(sent()[1]?.body).toEqual({
    amountKopecks: 99_50,
    lineIds: [line?.id],
    isDoneOutside: false,
    reason: 'Передумал',
  })
  expect(sent()[1]?.headers['idempotency-key']).toBe(sent()[0]?.headers['idempotency-key'])
})

it('takes all lines back with all that is left, and leaves the choice with a smaller sum', async () => {
  const { user, dialog } = await ask()
  const boxes = () =>
    within(dialog.getByRole('group', { name: 'Что забрать у игрока' }))
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked, disabled }) => ({ checked, disabled }))
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Сколько/)
  expect(boxes()).toEqual([{ checked: true, disabled: true }])
  fill(amount, '99,50')
  expect(boxes()).toEqual([{ checked: false, disabled: false }])
  fill(amount, '999,00')
  expect(boxes()).toEqual([{ checked: true, disabled: true }])
  fill(dialog.getByLabelText(/^Причина/), 'Передумал')
  api.reply(refundEndpoints.ask, { id: REFUND_ID, state: 'pending' })
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const [line] = sampleStaffOrder().lines
  expect(sent()[0]?.body).toMatchObject({ amountKopecks: 999_00, lineIds: [line?.id] })
})

it('takes no sum that is none, or more than is left, and asks for the reason', async () => {
  const { user, dialog } = await ask()
  fill(dialog.getByLabelText(/^Причина/), 'x')
  for (const wrong of ['0', '-1', '1,234', '999,01', 'сто', '1e3', '']) {
    fill(dialog.getByLabelText(/^Сколько/), wrong)
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
    expect(await dialog.findByText(/Введите сумму больше нуля/)).toBeTruthy()
  }
  fill(dialog.getByLabelText(/^Сколько/), '999')
  fill(dialog.getByLabelText(/^Причина/), ' ')
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
  expect(sent()).toEqual([])
})

it('only books what cannot be sent back from here', async () => {
  const { user, dialog } = await ask({ isRefundedHere: false, provider: 'manual' })
  expect(dialog.getByText(/Отсюда эти деньги не отправить/)).toBeTruthy()
  fill(dialog.getByLabelText(/^Причина/), 'Наличными')
  api.reply(refundEndpoints.ask, { id: REFUND_ID, state: 'done' })
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ isDoneOutside: true, amountKopecks: 999_00 })
})

it('has staff say what nobody else will', async () => {
  const { user } = open({ refunds: [refund] })
  const list = within(await screen.findByRole('region', { name: 'Возвраты' }))
  expect(list.getByText('Нужно проверить')).toBeTruthy()
  await user.click(await list.findByRole('button', { name: 'Деньги не ушли' }))
  const dialog = within(screen.getByRole('dialog'))
  fill(dialog.getByLabelText(/^Причина/), 'В кабинете пусто')
  api.reply(refundEndpoints.decide, { id: REFUND_ID, state: 'failed' })
  await user.click(dialog.getByRole('button', { name: 'Записать' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(refundEndpoints.decide).map(({ path, body }) => [path, body])).toEqual([
    [
      `/api/admin/orders/${ORDER_ID}/refunds/${REFUND_ID}/decide`,
      { isDone: false, reason: 'В кабинете пусто' },
    ],
  ])
})

it('offers nothing where nothing is left, or to whoever only reads', async () => {
  const { unmount } = open({ leftKopecks: 0, refunds: [{ ...refund, state: 'failed', failure: 'no money' }] })
  expect(await screen.findByText('Ответ системы: no money')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Вернуть деньги' })).toBeNull()
  unmount()
  api.reply(profileEndpoints.permissions, ['view_orders'])
  open({ refunds: [refund] })
  await screen.findByText('Нужно проверить')
  expect(screen.queryByRole('button', { name: /Вернуть деньги|Деньги не ушли/ })).toBeNull()
})
