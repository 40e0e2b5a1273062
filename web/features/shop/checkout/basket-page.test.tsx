import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '#shared/constants/error-codes.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { type Product, productEndpoints } from '#shared/contract/shop/products.ts'
import { type Quote, quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { sampleProducts } from '#tests/harness/sample-products.ts'
import { addToBasket, keepItems, readBasket } from '#web/features/shop/basket/basket-store.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder } from '#web/testing/sample-orders.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { BasketPage } from './basket-page.tsx'

const idOf = (key: string) => (sampleProducts.find((product) => product.key === key) as Product).id
const [elite, diamonds] = [idOf('elite'), idOf('diamond-set')]
const priceOf = (id: number) => sampleProducts.find((product) => product.id === id)?.priceKopecks ?? 0
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(productEndpoints.list, sampleProducts)
  api.reply(shopOpeningEndpoints.state, { isOpen: true })
  api.reply(orderEndpoints.listOwn, [])
  quoteWith({})
})

/** Prices as the shop has them, and what else is to be told. */
function quoteWith(changes: Partial<Quote>, prices: Record<number, number> = {}) {
  api.on(quoteEndpoints.quote, ({ body }) => {
    const { items } = body as { items: { productId: number; quantity: number }[] }
    const lines = items.map(({ productId, quantity }) => {
      const priceKopecks = prices[productId] ?? priceOf(productId)
      return { productId, quantity, priceKopecks, discountKopecks: 0, totalKopecks: priceKopecks * quantity }
    })
    const totalKopecks = lines.reduce((sum, line) => sum + line.totalKopecks, 0)
    return answered(200, {
      lines,
      totalKopecks,
      missing: [],
      providers: ['yookassa', 'robokassa'],
      ...changes,
    })
  })
}
const signedIn = () => api.reply(profileEndpoints.get, sampleProfile())
const made = (payUrl: string | null) =>
  api.reply(orderEndpoints.make, {
    id: ORDER_ID,
    number: '1042',
    status: 'awaiting_payment',
    totalKopecks: 999_00,
    payUrl,
  })
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<BasketPage />, { path: '/shop/basket', ...options })
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Оплатить/ })

/** A basket that can be paid but for one press. */
async function readyToPay() {
  signedIn()
  addToBasket(elite, priceOf(elite))
  const view = open()
  await view.user.type(await screen.findByLabelText('Ваш ник в Minecraft'), 'Ranger_77')
  await view.user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
  return view
}

describe('the basket', () => {
  it('takes in what the address names, and takes that out of the address', async () => {
    open({ path: '/shop/basket?add=elite' })
    expect(await screen.findByRole('link', { name: 'Элита' })).toBeTruthy()
    expect(window.location.search).toBe('')
    expect(readBasket().items).toEqual([{ productId: elite, quantity: 1, seenKopecks: priceOf(elite) }])
  })

  it('takes in nothing that the shop has not', async () => {
    open({ path: '/shop/basket?add=%3Cscript%3E' })
    expect(await screen.findByText('Заявка пуста. Склад ждёт.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'В магазин' }).getAttribute('href')).toBe('/shop')
  })

  it('counts what can be counted, and has one of what is bought for good', async () => {
    addToBasket(elite, priceOf(elite))
    addToBasket(diamonds, priceOf(diamonds))
    const { user } = open()
    const quantity = await screen.findByLabelText<HTMLInputElement>('Сколько: Алмазный набор')
    expect(screen.queryByLabelText('Сколько: Элита')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Больше на один: Алмазный набор' }))
    await waitFor(() => expect(quantity.value).toBe('2'))
    expect(await screen.findByText(/398/)).toBeTruthy()
    await user.clear(quantity)
    await user.type(quantity, '0')
    expect(readBasket().items.at(-1)?.quantity).toBe(2)
    await user.clear(quantity)
    await user.type(quantity, '99')
    expect(readBasket().items.at(-1)?.quantity).toBe(99)
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Больше на один: Алмазный набор' })
    expect(more.disabled).toBe(true)
  })

  it('gives back what was removed, where it stood', async () => {
    addToBasket(elite, null)
    addToBasket(diamonds, null)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Элита' }))
    expect(readBasket().items.map(({ productId }) => productId)).toEqual([diamonds])
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(readBasket().items.map(({ productId }) => productId)).toEqual([elite, diamonds])
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Элита' }))
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Алмазный набор' }))
    expect(screen.getByText('Заявка пуста. Склад ждёт.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(await screen.findByRole('link', { name: 'Алмазный набор' })).toBeTruthy()
  })

  it('follows another tab', async () => {
    open()
    await screen.findByText('Заявка пуста. Склад ждёт.')
    localStorage.setItem(
      'basket',
      JSON.stringify({ items: [{ productId: elite, quantity: 1 }], attempt: 'a' }),
    )
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'basket' }))
    expect(await screen.findByRole('link', { name: 'Элита' })).toBeTruthy()
  })

  it('tells first of all which prices have changed, until that was read', async () => {
    addToBasket(elite, priceOf(elite))
    addToBasket(diamonds, priceOf(diamonds))
    quoteWith({}, { [elite]: 1299_00 })
    const { user } = open()
    const notice = await screen.findByRole('alert')
    expect(plain(notice)).toContain('Элита: было 999 ₽, стало 1 299 ₽')
    expect(plain(notice)).not.toContain('Алмазный')
    await user.click(within(notice).getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByText('Цены изменились')).toBeNull())
    expect(readBasket().items[0]?.seenKopecks).toBe(1299_00)
  })

  it('says at its line what is missing, and of what the shop has no longer', async () => {
    signedIn()
    addToBasket(elite, null)
    addToBasket(4_242, null)
    quoteWith({
      missing: [
        { code: 'already_owned', productId: elite },
        { code: 'not_for_sale', productId: 4_242 },
      ],
    })
    open()
    const line = (await screen.findByText('У этого игрока такой товар уже есть.')).closest('li')
    expect(plain(line)).toContain('Элита')
    const gone = screen.getByText('Товара больше нет в магазине').closest('li')
    expect(plain(gone)).toContain('Сейчас не продаётся')
    expect((await payButton()).disabled).toBe(true)
    expect(screen.getByText('Сначала разберитесь с тем, что отмечено в корзине.')).toBeTruthy()
  })

  it('says that prices did not come, and asks again', async () => {
    addToBasket(elite, null)
    api.fail(quoteEndpoints.quote)
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось узнать цены')
    quoteWith({})
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Войдите, чтобы оформить заказ')).toBeTruthy()
  })

  it('leads whoever is not signed in to where they can, and back', async () => {
    addToBasket(elite, null)
    open()
    const link = await screen.findByRole('link', { name: 'Войти' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fshop%2Fbasket')
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
  })

  it('says where the shop is closed, before anything else', async () => {
    api.reply(shopOpeningEndpoints.state, { isOpen: false })
    quoteWith({ providers: [] })
    signedIn()
    addToBasket(elite, null)
    open()
    expect(await screen.findByText('Покупка пока недоступна')).toBeTruthy()
    expect((await payButton()).disabled).toBe(true)
  })
})

describe('checkout', () => {
  it('knows e-mail, name and way of paying of whoever bought before: a box and a press are left', async () => {
    signedIn()
    api.reply(orderEndpoints.listOwn, [
      paidOrder({ recipient: { game: 'minecraft', name: 'Gifted' }, provider: 'robokassa' }),
      paidOrder({ recipient: { game: 'minecraft', name: 'Ranger_77' } }),
      paidOrder({ recipient: { game: 'minecraft', name: 'Ranger_77' } }),
    ])
    addToBasket(elite, priceOf(elite))
    made(null)
    const { user } = open()
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft').value).toBe('Ranger_77'),
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Robokassa/ }).checked).toBe(true)
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /Принимаю условия/ })
    expect(consent.checked).toBe(false)
    await user.click(consent)
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    const [call] = api.calls(orderEndpoints.make)
    expect(call?.body).toEqual({
      items: [{ productId: elite, quantity: 1 }],
      recipient: { game: 'minecraft', name: 'Ranger_77' },
      email: 'ranger@example.org',
      provider: 'robokassa',
      consent: true,
      expectedTotalKopecks: 999_00,
    })
    expect(call?.headers['idempotency-key']).toMatch(/^[\w.:-]{1,64}$/)
    expect(readBasket().items).toEqual([])
  })

  it('leads to the provider, with the order in the place of the basket behind it', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    made('https://pay.example/1')
    const { user } = await readyToPay()
    const before = window.history.length
    await user.click(await payButton())
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(window.location.pathname).toBe(`/shop/orders/${ORDER_ID}`)
    expect(window.history.length).toBe(before)
    assign.mockRestore()
  })

  it('asks for what is missing at its field, and sends nothing', async () => {
    signedIn()
    addToBasket(elite, null)
    const { user } = open()
    await user.click(await payButton())
    expect(screen.getByText('Без согласия с офертой купить нельзя')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Ваш ник в Minecraft'))
    expect(api.calls(orderEndpoints.make)).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'оферты' }).getAttribute('href')).toBe('/offer')
  })

  it('says of a name while it is typed that it can be none', async () => {
    signedIn()
    addToBasket(elite, null)
    const { user } = open()
    const name = await screen.findByLabelText('Ваш ник в Minecraft')
    await user.type(name, 'Боец')
    expect(await screen.findByText(/Ник в Minecraft: от 3 до 16/)).toBeTruthy()
    await user.clear(name)
    await user.type(name, '.Bedrock_1')
    await waitFor(() => expect(screen.queryByText(/Ник в Minecraft: от 3 до 16/)).toBeNull())
    await waitFor(() =>
      expect(api.calls(quoteEndpoints.quote).at(-1)?.body).toMatchObject({
        recipient: { game: 'minecraft', name: '.Bedrock_1' },
      }),
    )
  })

  it('makes one order of a double press, and of a press after an answer that was lost', async () => {
    const { user } = await readyToPay()
    let lose = () => {}
    api.on(orderEndpoints.make, () => new Promise((_, reject) => (lose = () => reject(new TypeError()))))
    await user.dblClick(await payButton())
    await waitFor(() => expect(api.calls(orderEndpoints.make)).toHaveLength(1))
    lose()
    expect(await screen.findByText(callFailureTexts.ru.network)).toBeTruthy()
    made(null)
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    const keys = api.calls(orderEndpoints.make).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the key of the attempt over a reload, and takes another one after a clear refusal', async () => {
    const { user, unmount } = await readyToPay()
    const { attempt } = readBasket()
    api.fail(orderEndpoints.make)
    await user.click(await payButton())
    await waitFor(() => expect(api.calls(orderEndpoints.make)).toHaveLength(1))
    unmount()
    const again = open()
    expect((await screen.findByLabelText<HTMLInputElement>('Ваш ник в Minecraft')).value).toBe('Ranger_77')
    expect(readBasket().attempt).toBe(attempt)
    api.refuse(orderEndpoints.make, 'sold_out', 'Столько уже не осталось.')
    await again.user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
    await again.user.click(await payButton())
    expect(await screen.findByText('Столько уже не осталось.')).toBeTruthy()
    expect(readBasket().attempt).not.toBe(attempt)
  })

  it.each([
    ['provider_off', 'group', 'Чем платить'],
    ['balance_too_low', 'group', 'Чем платить'],
  ] as const)('tells %s where one chooses how to pay', async (code, role, name) => {
    const { user } = await readyToPay()
    api.refuse(orderEndpoints.make, code, 'Так нельзя.')
    await user.click(await payButton())
    expect(await within(screen.getByRole(role, { name })).findByText('Так нельзя.')).toBeTruthy()
    expect(screen.getAllByText('Так нельзя.')).toHaveLength(1)
  })

  it.each(['too_many_unpaid_orders', 'idempotency_key_reused'] as const)(
    'leads to the orders there are: %s',
    async (code: ErrorCode) => {
      const { user } = await readyToPay()
      api.refuse(orderEndpoints.make, code, 'Их уже много.')
      await user.click(await payButton())
      expect((await screen.findByRole('link', { name: 'Мои заказы' })).getAttribute('href')).toBe(
        '/shop/orders',
      )
      expect(currentPath()).toBe('/shop/basket')
    },
  )

  it('shows the new price before it is paid when it changed at the last moment', async () => {
    const { user } = await readyToPay()
    api.refuse(orderEndpoints.make, 'price_changed', 'Цена изменилась.')
    quoteWith({}, { [elite]: 1099_00 })
    await user.click(await payButton())
    expect(await screen.findByText('Цены изменились')).toBeTruthy()
    expect(plain(await payButton())).toContain('1 099 ₽')
    made(null)
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    expect(api.calls(orderEndpoints.make).at(-1)?.body).toMatchObject({ expectedTotalKopecks: 1099_00 })
  })

  it('asks whether one is an adult only where that is needed', async () => {
    quoteWith({ missing: [{ code: 'age', productId: elite }] })
    made(null)
    const { user } = await readyToPay()
    await user.click(await payButton())
    expect(screen.getByText('Этот товар продаётся только совершеннолетним')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Мне уже есть 18 лет' }))
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    expect(api.calls(orderEndpoints.make).at(-1)?.body).toMatchObject({ isAdult: true })
  })

  it('takes a coupon when it is applied, and says at it why it does not count', async () => {
    signedIn()
    addToBasket(elite, null)
    const { user } = open()
    await user.click(await screen.findByText('Есть промокод?'))
    const asked = api.calls(quoteEndpoints.quote).length
    await user.type(screen.getByLabelText('Промокод'), 'SPRING')
    expect(api.calls(quoteEndpoints.quote)).toHaveLength(asked)
    quoteWith({ missing: [{ code: 'unknown_coupon' }] })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Такого промокода нет.')).toBeTruthy()
    expect(api.calls(quoteEndpoints.quote).at(-1)?.body).toMatchObject({ coupon: 'SPRING' })
    expect((await payButton()).disabled).toBe(true)
    quoteWith({})
    await user.click(screen.getByRole('button', { name: 'Убрать промокод' }))
    await waitFor(async () => expect((await payButton()).disabled).toBe(false))
  })

  it('gives to another player, and remembers nothing of them', async () => {
    api.reply(orderEndpoints.listOwn, [paidOrder()])
    signedIn()
    addToBasket(elite, null)
    const { user } = open()
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft').value).toBe('Ranger_77'),
    )
    await user.click(screen.getByRole('radio', { name: 'В подарок' }))
    expect(screen.getByLabelText<HTMLInputElement>('Ник получателя в Minecraft').value).toBe('')
  })

  it('takes no money for nothing', async () => {
    quoteWith({ totalKopecks: 0, providers: [] })
    made(null)
    signedIn()
    addToBasket(elite, null)
    const { user } = open()
    await user.type(await screen.findByLabelText('Ваш ник в Minecraft'), 'Ranger_77')
    await user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
    await user.click(screen.getByRole('button', { name: 'Получить' }))
    await expectPath(`/shop/orders/${ORDER_ID}`)
  })

  it('comes back to the gate with the basket as it was when the session has ended', async () => {
    const { user } = await readyToPay()
    api.refuse(orderEndpoints.make, 'not_signed_in', '')
    api.refuse(profileEndpoints.get, 'not_signed_in', '')
    await user.click(await payButton())
    expect(await screen.findByText('Войдите, чтобы оформить заказ')).toBeTruthy()
    expect(readBasket().items).toHaveLength(1)
    keepItems(readBasket().items)
  })

  it('speaks English', async () => {
    signedIn()
    addToBasket(elite, null)
    open({ language: 'en' })
    expect(await screen.findByRole('button', { name: 'Pay ₽999' })).toBeTruthy()
    expect(screen.getByLabelText('Your Minecraft name')).toBeTruthy()
  })
})
