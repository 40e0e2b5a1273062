import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Order, orderEndpoints } from '#shared/contract/shop/orders.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { ErrorBoundary } from '#web/app/errors/error-boundary.tsx'
import { whenToLookAgain } from '#web/features/shop/orders/when-to-look-again.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder, sampleOrder, sampleOrderLine } from '#web/testing/sample-orders.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { OrderPage } from './order-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
afterEach(() => void vi.restoreAllMocks())

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(
    <ErrorBoundary notFound={<p>Нет такой страницы</p>}>
      <OrderPage />
    </ErrorBoundary>,
    { path: `/shop/orders/${ORDER_ID}`, ...options },
  )
const reply = (order: Order) => api.reply(orderEndpoints.getOwn, order)
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')
const watchLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {})

it('says at each line what was returned of it', async () => {
  reply(paidOrder({ status: 'partly_refunded', lines: [sampleOrderLine({ refundedKopecks: 100_00 })] }))
  open()
  const lines = within(await screen.findByRole('region', { name: 'Состав заказа' }))
  expect(plain(lines.getByText(/^Возвращено/))).toBe('Возвращено 100 ₽')
})

it.each(['refunded', 'partly_refunded'] as const)(
  'says when money that went back arrives, be it on the balance or at a bank: %s',
  async (status) => {
    reply(paidOrder({ status, provider: 'balance', refundedKopecks: 100_00 }))
    open()
    expect(await screen.findByText(/На баланс .+ сразу, банку может понадобиться/)).toBeTruthy()
    expect(screen.queryByText(/тем же путём/)).toBeNull()
  },
)

it('says what an order was for that has no proof of purchase', async () => {
  reply(sampleOrder({ status: 'expired', payUrl: null, providers: [], expiresAt: null }))
  open()
  const lines = within(await screen.findByRole('region', { name: 'Состав заказа' }))
  expect(plain(lines.getByText('Итого').parentElement)).toBe('Итого999 ₽')
})

it('says that it is a gift', async () => {
  reply(paidOrder({ isGift: true }))
  open()
  expect(plain((await screen.findByText(/в подарок/)).closest('p'))).toBe('Получатель: Ranger_77, в подарок')
})

describe('an unpaid order', () => {
  it('says what each line costs, and all of it', async () => {
    reply(
      sampleOrder({
        totalKopecks: 1_899_00,
        lines: [
          sampleOrderLine({
            quantity: 2,
            priceKopecks: 500_00,
            discountKopecks: 100_00,
            totalKopecks: 900_00,
          }),
          sampleOrderLine({ id: 2, name_ru: 'Алмазы' }),
        ],
      }),
    )
    open()
    const lines = within(await screen.findByRole('region', { name: 'Состав заказа' }))
    const [first, second] = lines.getAllByRole('listitem').map(plain)
    for (const told of ['2 × 500 ₽', 'Скидка −100 ₽', '900 ₽']) expect(first).toContain(told)
    expect(second).toContain('1 × 999 ₽')
    expect(plain(lines.getByText('Итого').parentElement)).toBe('Итого1 899 ₽')
  })

  it('opens the payment that it has, without asking for another one', async () => {
    const assign = watchLeaving()
    reply(sampleOrder())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Оплатить 999/ }))
    expect(assign).toHaveBeenCalledWith('https://pay.example/1')
    expect(api.calls(orderEndpoints.pay)).toHaveLength(0)
    expect(screen.getByText(/Если вы уже заплатили, подождите/)).toBeTruthy()
    expect(screen.queryByText('Подтверждение покупки')).toBeNull()
  })

  it('is paid elsewhere where one chooses so', async () => {
    const assign = watchLeaving()
    reply(sampleOrder())
    api.reply(orderEndpoints.pay, { payUrl: 'https://other.example/2' })
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /Robokassa/ }))
    await user.dblClick(screen.getByRole('button', { name: /^Оплатить/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://other.example/2'))
    expect(api.calls(orderEndpoints.pay).map(({ body }) => body)).toEqual([{ provider: 'robokassa' }])
  })

  it('says first that its payment was refused, and asks nobody to wait for it', async () => {
    const text = 'Оплата не прошла. Деньги не списаны.'
    const { timeline } = sampleOrder()
    reply(
      sampleOrder({
        timeline: [
          ...timeline,
          { at: '2026-11-23T04:02:00.000Z', kind: 'payment_refused', text, lineId: null },
        ],
      }),
    )
    open()
    expect(await screen.findAllByText(text)).toHaveLength(2)
    expect(screen.queryByText(/Если вы уже заплатили, подождите/)).toBeNull()
  })

  it('says that a provider is silent, and why none can be opened', async () => {
    reply(sampleOrder({ payUrl: null }))
    api.reply(orderEndpoints.pay, { payUrl: null })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByText(/Платёжная система пока молчит/)).toBeTruthy()
    api.refuse(orderEndpoints.pay, 'provider_off', 'Выберите другой.')
    await user.click(screen.getByRole('button', { name: /^Оплатить/ }))
    expect(await screen.findByText('Выберите другой.')).toBeTruthy()
  })

  it('follows no address that is none of the web', async () => {
    const assign = watchLeaving()
    reply(sampleOrder({ payUrl: 'javascript:alert(1)' }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Оплатить/ }))
    expect(assign).not.toHaveBeenCalled()
  })

  it('is given up after a question', async () => {
    reply(sampleOrder())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(api.calls(orderEndpoints.cancel)).toHaveLength(0)
    const cancelled = sampleOrder({ status: 'cancelled', payUrl: null, providers: [], expiresAt: null })
    api.reply(orderEndpoints.cancel, cancelled)
    reply(cancelled)
    await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }))
    const status = await screen.findByText('Отменён')
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
    // The button that had asked is gone; the focus is where it says what has become of the order.
    expect(document.activeElement).toBe(status.closest('[role=status]'))
  })
})

describe('an order', () => {
  it('says what to do in the game, where it stands, and what has happened, the latest first', async () => {
    reply(
      paidOrder({
        lines: [
          sampleOrderLine({
            deliveries: [{ gameServer: 'Survival', state: 'queued', text: 'Освободите место в инвентаре.' }],
          }),
        ],
        timeline: [
          { at: '2026-11-23T04:00:00.000Z', kind: 'made', text: 'Заказ сделан.', lineId: null },
          { at: '2026-11-23T04:01:00.000Z', kind: 'paid', text: 'Оплата пришла.', lineId: null },
        ],
      }),
    )
    open()
    expect(await screen.findByText('Освободите место в инвентаре.')).toBeTruthy()
    expect(screen.getByText('ждёт выдачи')).toBeTruthy()
    expect(screen.getByText(/что уже выдано и чего ждёт остальное/)).toBeTruthy()
    const story = within(screen.getByRole('region', { name: 'Что происходило' }))
    expect(story.getAllByRole('listitem').map(plain)).toEqual([
      expect.stringContaining('Оплата пришла.'),
      expect.stringContaining('Заказ сделан.'),
    ])
  })

  it('is proof of what was bought, from whom and how, and can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    reply(
      paidOrder({
        status: 'partly_refunded',
        coupon: 'SPRING',
        totalKopecks: 900_00,
        refundedKopecks: 100_00,
        lines: [
          sampleOrderLine({
            quantity: 2,
            priceKopecks: 500_00,
            discountKopecks: 100_00,
            totalKopecks: 900_00,
          }),
        ],
      }),
    )
    const seller = { name: 'ООО «Рубеж»', taxId: '7700', contact: 'hq@rubezh.example' }
    const { user } = open({ site: { ...sampleSite, seller } })
    const receipt = await screen.findByRole('region', { name: 'Подтверждение покупки' })
    for (const told of [
      '2 × 500 ₽',
      'Скидка −100 ₽',
      'Итого900 ₽',
      'Возвращено−100 ₽',
      'ООО «Рубеж»',
      '7700',
      'hq@rubezh.example',
      'ЮKassa',
      'Ranger_77',
      'ranger@example.org',
      'SPRING',
    ])
      expect(plain(receipt)).toContain(told)
    await user.click(within(receipt).getByRole('button', { name: 'Распечатать' }))
    expect(print).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('that cost nothing speaks of no money', async () => {
    reply(paidOrder({ totalKopecks: 0, provider: null }))
    open()
    expect(await screen.findByText(/Платить за этот заказ не нужно/)).toBeTruthy()
    expect(screen.queryByText(/Деньги пришли|Кассовый чек/)).toBeNull()
  })

  it('shows hostile names as text', async () => {
    const hostile = `<img src=x onerror=alert(1)>${'Ы'.repeat(2000)}`
    reply(paidOrder({ lines: [sampleOrderLine({ name_ru: hostile, imageUrl: null, key: null })] }))
    const { container } = open()
    expect(await screen.findByRole('heading', { name: hostile })).toBeTruthy()
    expect(container.querySelector('img[src="x"]')).toBeNull()
  })

  it.each(['7', 'x', '..%2F..%2Flogin'])('does not exist under %s', async (id) => {
    open({ path: `/shop/orders/${id}` })
    expect(await screen.findByText('Нет такой страницы')).toBeTruthy()
    expect(api.calls(orderEndpoints.getOwn)).toHaveLength(0)
  })

  it('of somebody else does not exist', async () => {
    api.refuse(orderEndpoints.getOwn, 'not_found', 'Нет такого.')
    open()
    expect(await screen.findByText('Нет такой страницы')).toBeTruthy()
  })

  it('is asked for again when it did not come', async () => {
    api.fail(orderEndpoints.getOwn)
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить заказ')
    reply(paidOrder())
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ № 1042' })).toBeTruthy()
  })
})

describe('news of an order', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const looks = () => api.calls(orderEndpoints.getOwn).length

  it('come by themselves, until there is nothing more to come', async () => {
    reply(sampleOrder())
    open()
    await screen.findByText('Ждёт оплаты')
    reply(paidOrder({ status: 'delivered' }))
    await pass(2_500)
    expect(await screen.findByText('Выдан')).toBeTruthy()
    const before = looks()
    await pass(120_000)
    expect(looks()).toBe(before)
  })

  it('are not asked for in a tab that nobody sees, and are when it is seen again', async () => {
    reply(sampleOrder())
    open()
    await screen.findByText('Ждёт оплаты')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    const before = looks()
    await pass(60_000)
    expect(looks()).toBe(before)
    hidden.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await pass(100)
    expect(looks()).toBeGreaterThan(before)
  })

  it('are told as old while the line is down, and come once it is back', async () => {
    reply(sampleOrder())
    open()
    await screen.findByText('Ждёт оплаты')
    api.fail(orderEndpoints.getOwn)
    await pass(3_000)
    expect(await screen.findByText(/Нет связи/)).toBeTruthy()
    expect(screen.getByText('Ждёт оплаты')).toBeTruthy()
    reply(paidOrder())
    await pass(35_000)
    expect(await screen.findByText('Оплачен, выдаём')).toBeTruthy()
    expect(screen.queryByText(/Нет связи/)).toBeNull()
  })

  it('are asked for ever less often while nothing changes, and soon again once something did', () => {
    const waits = (order: Order, from: number) =>
      Array.from({ length: 14 }, (_, index) => Number(whenToLookAgain(order, from + index)))
    const first = waits(sampleOrder(), 1)
    expect(first.slice(0, 6)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 2_000])
    expect(first.at(-1)).toBe(30_000)
    expect(first).toEqual(first.toSorted((one, other) => one - other))
    expect(whenToLookAgain(paidOrder(), 40)).toBe(2_000)
    expect(whenToLookAgain(paidOrder({ status: 'delivered' }), 1)).toBe(false)
  })
})
