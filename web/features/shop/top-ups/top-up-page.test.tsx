import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type OwnTopUp, topUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { TopUpPage } from './top-up-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const open = () => renderScreen(<TopUpPage />, { path: '/profile/top-up' })
const topUp: OwnTopUp = {
  id: '0198a000-0000-7000-8000-000000000001',
  number: 'K7MN2QRS',
  status: 'paid',
  createdAt: '2026-11-23T04:00:00.000Z',
  provider: 'yookassa',
  amountKopecks: 500_00,
  refundedKopecks: 0,
  isTest: false,
  payUrl: null,
  isRefused: false,
}

it('leads to the payment of a sum within its bounds, once it is agreed to', async () => {
  api.reply(topUpEndpoints.listOwn, { providers: ['yookassa'], data: [] })
  const { user } = open()
  await user.type(await screen.findByLabelText(/^Сумма/), '9,99')
  await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }))
  expect(await screen.findByText(/Введите сумму от 10/)).toBeTruthy()
  expect(screen.getByText('Без согласия с офертой пополнить нельзя.')).toBeTruthy()
  expect(api.calls(topUpEndpoints.make)).toEqual([])
  await user.clear(screen.getByLabelText(/^Сумма/))
  await user.type(screen.getByLabelText(/^Сумма/), '1 500')
  await user.click(screen.getByRole('checkbox'))
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  api.reply(topUpEndpoints.make, {
    id: topUp.id,
    number: topUp.number,
    status: 'awaiting_payment',
    totalKopecks: 150_000,
    payUrl: 'https://pay.example/1',
  })
  await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
  expect(api.calls(topUpEndpoints.make)).toMatchObject([
    { body: { amountKopecks: 150_000, provider: 'yookassa', consent: true } },
  ])
})

it('shows what is not finished before the form for another, and nothing twice', async () => {
  api.reply(topUpEndpoints.listOwn, {
    providers: ['yookassa'],
    data: [
      { ...topUp, id: '0198a000-0000-7000-8000-000000000002', status: 'awaiting_payment', isRefused: true },
      topUp,
    ],
  })
  open()
  const unfinished = await screen.findByRole('region', { name: 'Не завершены' })
  expect(within(unfinished).getByText(/Оплата не прошла/)).toBeTruthy()
  const form = screen.getByLabelText(/^Сумма/)
  expect(unfinished.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const finished = screen.getByRole('region', { name: 'Мои пополнения' })
  expect(within(finished).getAllByRole('listitem')).toHaveLength(1)
})

it('tells what became of earlier ones, and says where it is off', async () => {
  api.reply(topUpEndpoints.listOwn, {
    providers: [],
    data: [
      {
        ...topUp,
        id: `${topUp.id.slice(0, -1)}2`,
        status: 'awaiting_payment',
        payUrl: 'https://pay.example/2',
      },
      topUp,
      { ...topUp, id: `${topUp.id.slice(0, -1)}3`, status: 'review' },
    ],
  })
  open()
  expect(await screen.findByText('Пополнить баланс сейчас нельзя.')).toBeTruthy()
  expect(screen.getByText('Зачислено')).toBeTruthy()
  expect(screen.getByText(/Деньги не пропадут/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Оплатить/ })).toHaveLength(1)
})

it('says that a payment was refused, and leads to another by a provider that is on', async () => {
  const refused = { ...topUp, status: 'awaiting_payment', provider: 'robokassa', isRefused: true } as const
  api.reply(topUpEndpoints.listOwn, { providers: ['yookassa'], data: [refused] })
  const { user } = open()
  expect(await screen.findByText(/деньги не списаны. Можно попробовать ещё раз/)).toBeTruthy()
  api.refuse(topUpEndpoints.pay, 'provider_off', 'Этим способом нельзя.')
  await user.click(screen.getByRole('button', { name: `Оплатить: Пополнение ${topUp.number}` }))
  expect(await screen.findByText(/Этим способом нельзя/)).toBeTruthy()
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  api.reply(topUpEndpoints.pay, { payUrl: 'https://pay.example/3' })
  await user.click(screen.getByRole('button', { name: `Оплатить: Пополнение ${topUp.number}` }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/3'))
  expect(api.calls(topUpEndpoints.pay)[1]).toMatchObject({ body: { provider: 'yookassa' } })
})

it('says that a provider has not answered yet, and asks it again', async () => {
  api.reply(topUpEndpoints.listOwn, {
    providers: ['yookassa'],
    data: [{ ...topUp, status: 'awaiting_payment' }],
  })
  const { user } = open()
  expect(await screen.findByText(/Платёжная система пока молчит/)).toBeTruthy()
  api.reply(topUpEndpoints.pay, { payUrl: null })
  await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
  await vi.waitFor(() => expect(api.calls(topUpEndpoints.listOwn)).toHaveLength(2))
})

it('says at the button that the payment did not open', async () => {
  api.reply(topUpEndpoints.listOwn, { providers: ['yookassa'], data: [] })
  const { user } = open()
  await user.type(await screen.findByLabelText(/^Сумма/), '500')
  await user.click(screen.getByRole('checkbox'))
  api.reply(topUpEndpoints.make, {
    id: topUp.id,
    number: topUp.number,
    status: 'awaiting_payment',
    totalKopecks: 50_000,
    payUrl: null,
  })
  await user.click(screen.getByRole('button', { name: 'Перейти к оплате' }))
  expect(await screen.findByText(/Оплата не открылась/)).toBeTruthy()
})

it('promises no other payment where there is no way to pay', async () => {
  const waiting = { ...topUp, status: 'awaiting_payment', isRefused: true } as const
  api.reply(topUpEndpoints.listOwn, { providers: [], data: [waiting] })
  open()
  expect(await screen.findByText(/Оплата не прошла, деньги не списаны/)).toBeTruthy()
  expect(screen.queryByText(/Можно попробовать ещё раз/)).toBeNull()
})

it('looks again while any of them may be being paid', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const waiting = { ...topUp, id: `${topUp.id.slice(0, -1)}2`, status: 'awaiting_payment' } as const
    api.reply(topUpEndpoints.listOwn, { providers: ['yookassa'], data: [topUp, waiting] })
    open()
    await screen.findByText('Ждёт оплаты')
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.waitFor(() => expect(api.calls(topUpEndpoints.listOwn).length).toBeGreaterThan(1))
  } finally {
    vi.useRealTimers()
  }
})

it('says when they could not be loaded', async () => {
  api.refuse(topUpEndpoints.listOwn, 'unavailable', 'База не отвечает.')
  open()
  expect(await screen.findByText('Не удалось загрузить пополнения')).toBeTruthy()
})
