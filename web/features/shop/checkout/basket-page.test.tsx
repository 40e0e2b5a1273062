import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { addToBasket, readBasket } from '#web/features/shop/basket/basket-store.ts'
import { forgetInAllTabs } from '#web/lib/tab-memory.ts'
import { DIAMONDS, ELITE, open, payButton, plain, priceOf, startShop } from '#web/testing/basket-steps.tsx'

let shop: ReturnType<typeof startShop>
beforeEach(() => {
  shop = startShop()
})

describe('the basket', () => {
  it('takes in what the address names, and takes that out of the address', async () => {
    open({ path: '/shop/basket?add=elite' })
    expect(await screen.findByRole('link', { name: 'Элита' })).toBeTruthy()
    expect(window.location.search).toBe('')
    expect(readBasket().items).toEqual([{ productId: ELITE, quantity: 1, seenKopecks: priceOf(ELITE) }])
  })

  it('takes in nothing that the shop has not', async () => {
    open({ path: '/shop/basket?add=%3Cscript%3E' })
    await screen.findByText('Заявка пуста. Склад ждёт.')
    expect(screen.getByRole('link', { name: 'В магазин' }).getAttribute('href')).toBe('/shop')
  })

  it('counts what can be counted, and has one of what is bought for good', async () => {
    addToBasket(ELITE, priceOf(ELITE))
    addToBasket(DIAMONDS, priceOf(DIAMONDS))
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
    await user.clear(quantity)
    await user.type(quantity, '5999')
    expect([quantity.value, readBasket().items.at(-1)?.quantity]).toEqual(['99', 99])
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Больше на один: Алмазный набор' })
    expect(more.disabled).toBe(true)
  })

  it('gives back what was removed, where it stood', async () => {
    addToBasket(ELITE, null)
    addToBasket(DIAMONDS, null)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Элита' }))
    expect(readBasket().items.map(({ productId }) => productId)).toEqual([DIAMONDS])
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(readBasket().items.map(({ productId }) => productId)).toEqual([ELITE, DIAMONDS])
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Элита' }))
    await user.click(await screen.findByRole('button', { name: 'Убрать из корзины: Алмазный набор' }))
    expect(screen.getByText('Заявка пуста. Склад ждёт.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(await screen.findByRole('link', { name: 'Алмазный набор' })).toBeTruthy()
  })

  it('leads back to the shelf that the last of it stands on', async () => {
    addToBasket(ELITE, null)
    open()
    const more = await screen.findByRole('link', { name: 'Добавить ещё' })
    expect(more.getAttribute('href')).toBe('/shop')
    act(() => addToBasket(DIAMONDS, null))
    expect(more.getAttribute('href')).toBe('/shop?tab=supplies')
  })

  it('follows another tab', async () => {
    open()
    await screen.findByText('Заявка пуста. Склад ждёт.')
    localStorage.setItem(
      'basket',
      JSON.stringify({ items: [{ productId: ELITE, quantity: 1 }], attempt: 'a' }),
    )
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'basket' }))
    expect(await screen.findByRole('link', { name: 'Элита' })).toBeTruthy()
  })

  it('tells first of all which prices have changed, until that was read', async () => {
    addToBasket(ELITE, priceOf(ELITE))
    addToBasket(DIAMONDS, priceOf(DIAMONDS))
    shop.quoteWith({}, { [ELITE]: 1299_00 })
    const { user } = open()
    const notice = await screen.findByRole('alert')
    expect(plain(notice)).toContain('Элита: было 999 ₽, стало 1 299 ₽')
    expect(plain(notice)).not.toContain('Алмазный')
    await user.click(within(notice).getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(screen.queryByText('Цены изменились')).toBeNull())
    expect(readBasket().items[0]?.seenKopecks).toBe(1299_00)
  })

  it('says at its line what is missing, and of what the shop has no longer', async () => {
    shop.signedIn()
    addToBasket(ELITE, null)
    addToBasket(4_242, null)
    shop.quoteWith({
      missing: [
        { code: 'already_owned', productId: ELITE },
        { code: 'not_for_sale', productId: 4_242 },
      ],
    })
    open()
    const line = (await screen.findByText('У этого игрока такой товар уже есть.')).closest('li')
    expect(plain(line)).toContain('Элита')
    const gone = screen.getByText('Товара больше нет в магазине').closest('li')
    expect(plain(gone)).toContain('Сейчас не продаётся')
    const pay = await payButton()
    expect(pay.disabled).toBe(true)
    expect(pay.dataset.off).toBeTruthy()
    expect(screen.getByText('Сначала разберитесь с тем, что отмечено в корзине.')).toBeTruthy()
  })

  it('says that prices did not come, and asks again', async () => {
    addToBasket(ELITE, null)
    shop.api.fail(quoteEndpoints.quote)
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось узнать цены')
    shop.quoteWith({})
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Войдите, чтобы оформить заказ')).toBeTruthy()
  })

  it('says once that the line is down, by the button', async () => {
    const { user } = await shop.readyToPay()
    await waitFor(() => expect(shop.api.calls(quoteEndpoints.quote).at(-1)?.body).toHaveProperty('recipient'))
    shop.api.fail(quoteEndpoints.quote)
    await user.type(screen.getByLabelText('Ваш ник в Minecraft'), '8')
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось узнать цены')
    await user.click(await payButton())
    await waitFor(async () => expect((await payButton()).disabled).toBe(false))
    expect(screen.getAllByText(callFailureTexts.ru.network)).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(plain(await payButton())).toContain('999 ₽')
  })

  it('says nothing of another look at prices that stand there', async () => {
    await shop.readyToPay()
    const asked = () => shop.api.calls(quoteEndpoints.quote).length
    await waitFor(() => expect(shop.api.calls(quoteEndpoints.quote).at(-1)?.body).toHaveProperty('recipient'))
    await payButton()
    const before = asked()
    shop.api.fail(quoteEndpoints.quote)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await payButton()).disabled).toBe(false)
  })

  it('forgets what stood at the checkout with a log-out in another tab', async () => {
    await shop.readyToPay()
    const name = screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft')
    expect(name.value).toBe('Ranger_77')
    act(() => forgetInAllTabs())
    await waitFor(() => expect(name.value).toBe(''))
  })

  it('leads whoever is not signed in to where they can, and back', async () => {
    addToBasket(ELITE, null)
    open()
    const link = await screen.findByRole('link', { name: 'Войти' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fshop%2Fbasket')
    expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull()
  })

  it('says where the shop is closed, before anything else', async () => {
    shop.api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
    shop.quoteWith({ providers: [] })
    shop.signedIn()
    addToBasket(ELITE, null)
    open()
    expect(await screen.findByText('Покупка пока недоступна')).toBeTruthy()
    expect((await payButton()).disabled).toBe(true)
  })
})
