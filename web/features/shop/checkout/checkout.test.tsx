import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '#shared/constants/error-codes.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameNameEndpoints, type OwnGameName } from '#shared/contract/games/game-names.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { callFailureTexts } from '#shared/texts/call-failure-texts.ts'
import { addToBasket, readBasket } from '#web/features/shop/basket/basket-store.ts'
import { DIAMONDS, ELITE, open, payButton, plain, priceOf, startShop } from '#web/testing/basket-steps.tsx'
import { answered } from '#web/testing/fake-api.ts'
import { currentPath, expectPath } from '#web/testing/render-screen.tsx'
import { ORDER_ID, paidOrder } from '#web/testing/sample-orders.ts'

let shop: ReturnType<typeof startShop>
beforeEach(() => {
  shop = startShop()
})

const provedName = (name: string): OwnGameName => ({
  game: 'minecraft',
  name,
  confirmedAt: '2026-11-23T04:00:00.000Z',
  isFrozen: false,
  waiting: null,
})

describe('checkout', () => {
  it('knows e-mail, name and way of paying of whoever bought before: a box and a press are left', async () => {
    shop.signedIn()
    shop.api.reply(orderEndpoints.listOwn, [
      paidOrder({ recipient: { game: 'minecraft', name: 'Ranger_77' }, provider: 'robokassa' }),
    ])
    addToBasket(ELITE, priceOf(ELITE))
    shop.made(null)
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
    const [call] = shop.api.calls(orderEndpoints.make)
    expect(call?.body).toEqual({
      items: [{ productId: ELITE, quantity: 1 }],
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
    shop.made('https://pay.example/1')
    const { user } = await shop.readyToPay()
    const before = window.history.length
    await user.click(await payButton())
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'))
    expect(window.location.pathname).toBe(`/shop/orders/${ORDER_ID}`)
    expect(window.history.length).toBe(before)
    assign.mockRestore()
  })

  it('asks for what is missing at its field, and sends nothing', async () => {
    shop.signedIn()
    addToBasket(ELITE, null)
    const { user } = open()
    await user.click(await payButton())
    expect(screen.getByText('Без согласия с офертой купить нельзя')).toBeTruthy()
    expect(screen.getByText('Обязательное поле')).toBeTruthy()
    expect(screen.queryByText(/Имя в Minecraft: от 3 до 16/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Ваш ник в Minecraft'))
    expect(shop.api.calls(orderEndpoints.make)).toHaveLength(0)
    expect(screen.getByRole('link', { name: 'оферты' }).getAttribute('href')).toBe('/offer')
  })

  it('may be sent again after an answer that was lost, also where the order itself keeps a second one away', async () => {
    const { user, unmount } = await shop.readyToPay()
    shop.api.fail(orderEndpoints.make)
    await user.click(await payButton())
    await screen.findByText('Прошлая попытка осталась без ответа')
    unmount()
    shop.quoteWith({ missing: [{ code: 'already_owned', productId: ELITE }] })
    shop.made(null)
    const again = open()
    await again.user.click(await screen.findByRole('checkbox', { name: /Принимаю условия/ }))
    await again.user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    const keys = shop.api.calls(orderEndpoints.make).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('says of a name while it is typed that it can be none', async () => {
    shop.signedIn()
    addToBasket(ELITE, null)
    const { user } = open()
    const name = await screen.findByLabelText('Ваш ник в Minecraft')
    await user.type(name, 'Боец')
    expect(await screen.findByText(/Имя в Minecraft: от 3 до 16/)).toBeTruthy()
    await user.clear(name)
    await user.type(name, '.Bedrock_1')
    await waitFor(() => expect(screen.queryByText(/Имя в Minecraft: от 3 до 16/)).toBeNull())
    await waitFor(() =>
      expect(shop.api.calls(quoteEndpoints.quote).at(-1)?.body).toMatchObject({
        recipient: { game: 'minecraft', name: '.Bedrock_1' },
      }),
    )
  })

  it('makes one order of a double press, and of a press after an answer that was lost', async () => {
    const { user } = await shop.readyToPay()
    let lose = () => {}
    shop.api.on(orderEndpoints.make, () => new Promise((_, reject) => (lose = () => reject(new TypeError()))))
    await user.dblClick(await payButton())
    await waitFor(() => expect(shop.api.calls(orderEndpoints.make)).toHaveLength(1))
    lose()
    expect(await screen.findByText(callFailureTexts.ru.network)).toBeTruthy()
    shop.made(null)
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    const keys = shop.api.calls(orderEndpoints.make).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps the key of the attempt over a reload, and takes another one after a clear refusal', async () => {
    const { user, unmount } = await shop.readyToPay()
    const { attempt } = readBasket()
    shop.api.fail(orderEndpoints.make)
    await user.click(await payButton())
    await waitFor(() => expect(shop.api.calls(orderEndpoints.make)).toHaveLength(1))
    unmount()
    const again = open()
    expect((await screen.findByLabelText<HTMLInputElement>('Ваш ник в Minecraft')).value).toBe('Ranger_77')
    expect(readBasket().attempt).toBe(attempt)
    expect(await screen.findByText('Прошлая попытка осталась без ответа')).toBeTruthy()
    shop.api.refuse(orderEndpoints.make, 'sold_out', 'Столько уже не осталось.')
    await again.user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
    await again.user.click(await payButton())
    expect(await screen.findByText('Столько уже не осталось.')).toBeTruthy()
    expect(readBasket().attempt).not.toBe(attempt)
  })

  it.each(['provider_off', 'balance_too_low'] as const)(
    'tells %s where one chooses how to pay',
    async (code) => {
      const { user } = await shop.readyToPay()
      shop.api.refuse(orderEndpoints.make, code, 'Так нельзя.')
      await user.click(await payButton())
      expect(
        await within(screen.getByRole('group', { name: 'Чем платить' })).findByText('Так нельзя.'),
      ).toBeTruthy()
      expect(screen.getAllByText('Так нельзя.')).toHaveLength(1)
    },
  )

  it.each(['too_many_unpaid_orders', 'idempotency_key_reused'] as const)(
    'leads to the orders there are: %s',
    async (code: ErrorCode) => {
      const { user } = await shop.readyToPay()
      shop.api.refuse(orderEndpoints.make, code, 'Их уже много.')
      await user.click(await payButton())
      expect((await screen.findByRole('link', { name: 'Мои заказы' })).getAttribute('href')).toBe(
        '/shop/orders',
      )
      expect(currentPath()).toBe('/shop/basket')
    },
  )

  it('shows the new price before it is paid when it changed at the last moment', async () => {
    const { user } = await shop.readyToPay()
    shop.api.refuse(orderEndpoints.make, 'price_changed', 'Цена изменилась.')
    shop.quoteWith({}, { [ELITE]: 1099_00 })
    await user.click(await payButton())
    expect(await screen.findByText('Цены изменились')).toBeTruthy()
    expect(plain(await payButton())).toContain('1 099 ₽')
    shop.made(null)
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    expect(shop.api.calls(orderEndpoints.make).at(-1)?.body).toMatchObject({ expectedTotalKopecks: 1099_00 })
  })

  describe('pressed while the price is on its way', () => {
    /** Types one letter more and presses; gives what lets the price come. */
    async function pressEarly(totalKopecks: number) {
      shop.made(null)
      const { user } = await shop.readyToPay()
      const waiting: (() => void)[] = []
      const line = {
        productId: ELITE,
        quantity: 1,
        priceKopecks: totalKopecks,
        discountKopecks: 0,
        totalKopecks,
      }
      const quote = { lines: [line], totalKopecks, missing: [], providers: ['yookassa'] }
      shop.api.on(
        quoteEndpoints.quote,
        () => new Promise((resolve) => waiting.push(() => resolve(answered(200, quote)))),
      )
      await user.type(screen.getByLabelText('Ваш ник в Minecraft'), '8')
      await user.click(await payButton())
      expect(await screen.findByRole('button', { name: 'Оформляем...' })).toBeTruthy()
      await waitFor(() => expect(waiting).not.toEqual([]))
      expect(shop.api.calls(orderEndpoints.make)).toEqual([])
      return () => {
        for (const come of waiting) come()
      }
    }

    it('makes the order when it comes and is the one that was shown', async () => {
      const come = await pressEarly(999_00)
      come()
      await expectPath(`/shop/orders/${ORDER_ID}`)
      const [made, ...others] = shop.api.calls(orderEndpoints.make)
      expect(made?.body).toMatchObject({ recipient: { name: 'Ranger_778' }, expectedTotalKopecks: 999_00 })
      expect(others).toEqual([])
    })

    it('makes none at another price, which the button says then', async () => {
      const come = await pressEarly(1099_00)
      come()
      await waitFor(async () => expect(plain(await payButton())).toContain('1 099 ₽'))
      expect(shop.api.calls(orderEndpoints.make)).toEqual([])
      expect(currentPath()).toBe('/shop/basket')
    })
  })

  it('asks whether one is an adult only where that is needed', async () => {
    shop.quoteWith({ missing: [{ code: 'age', productId: ELITE }] })
    shop.made(null)
    const { user } = await shop.readyToPay()
    await user.click(await payButton())
    expect(screen.getByText('Этот товар продаётся только совершеннолетним')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Мне уже есть 18 лет' }))
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    expect(shop.api.calls(orderEndpoints.make).at(-1)?.body).toMatchObject({ isAdult: true })
  })

  it('forgets coupon and recipient of a gift once an order is made, and keeps what is one’s own', async () => {
    shop.made(null)
    const { user, unmount } = await shop.readyToPay()
    await user.click(screen.getByText('Есть промокод?'))
    await user.type(screen.getByLabelText('Промокод'), 'ONCE{Enter}')
    await screen.findByText('Промокод действует.')
    await user.click(screen.getByRole('radio', { name: 'В подарок' }))
    await user.type(screen.getByLabelText('Ник получателя в Minecraft'), 'Gifted')
    await user.click(await payButton())
    await expectPath(`/shop/orders/${ORDER_ID}`)
    expect(shop.api.calls(orderEndpoints.make).at(-1)?.body).toMatchObject({
      coupon: 'ONCE',
      recipient: { name: 'Gifted' },
      isGift: true,
    })
    unmount()
    addToBasket(DIAMONDS, null)
    open()
    expect((await screen.findByLabelText<HTMLInputElement>('Ваш ник в Minecraft')).value).toBe('Ranger_77')
    expect(screen.getByLabelText<HTMLInputElement>('Промокод').value).toBe('')
    expect(shop.api.calls(quoteEndpoints.quote).at(-1)?.body).not.toHaveProperty('coupon')
  })

  it.each([
    ['a name that was proved, whoever was bought for', ['Ranger_77'], 'Proved_1', 'Proved_1'],
    ['a name that was bought for, not that of a gift', ['Gifted', 'Gifted', 'Ranger_77'], null, 'Ranger_77'],
    ['nobody after gifts alone', ['Gifted', 'Gifted'], null, ''],
  ])('takes for the buyer %s', async (_, recipients, proved, expected) => {
    shop.api.reply(
      orderEndpoints.listOwn,
      recipients.map((name) =>
        paidOrder({
          recipient: { game: 'minecraft', name },
          isGift: name === 'Gifted',
          provider: 'robokassa',
        }),
      ),
    )
    shop.api.reply(gameNameEndpoints.list, proved === null ? [] : [provedName(proved)])
    shop.signedIn()
    addToBasket(ELITE, null)
    open()
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /Robokassa/ }).checked).toBe(true),
    )
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft').value).toBe(expected),
    )
  })

  it('gives to another player, and remembers nothing of them', async () => {
    shop.api.reply(orderEndpoints.listOwn, [paidOrder(), paidOrder()])
    shop.signedIn()
    addToBasket(ELITE, null)
    const { user } = open()
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft').value).toBe('Ranger_77'),
    )
    await user.click(screen.getByRole('radio', { name: 'В подарок' }))
    expect(screen.getByLabelText<HTMLInputElement>('Ник получателя в Minecraft').value).toBe('')
  })

  it('takes no money for nothing', async () => {
    shop.quoteWith({ totalKopecks: 0, providers: [] })
    shop.made(null)
    shop.signedIn()
    addToBasket(ELITE, null)
    const { user } = open()
    await user.type(await screen.findByLabelText('Ваш ник в Minecraft'), 'Ranger_77')
    await user.click(screen.getByRole('checkbox', { name: /Принимаю условия/ }))
    await user.click(screen.getByRole('button', { name: 'Получить' }))
    await expectPath(`/shop/orders/${ORDER_ID}`)
  })

  it('comes back to the gate with the basket as it was when the session has ended', async () => {
    const { user } = await shop.readyToPay()
    shop.api.refuse(orderEndpoints.make, 'not_signed_in', '')
    shop.api.refuse(profileEndpoints.get, 'not_signed_in', '')
    await user.click(await payButton())
    expect(await screen.findByText('Войдите, чтобы оформить заказ')).toBeTruthy()
    expect(readBasket().items).toHaveLength(1)
  })

  it.each(['not_signed_in', 'too_many_requests', 'maintenance'] as const)(
    'sends the same attempt again after %s, and says of no order that it may have been made',
    async (code) => {
      const { user, unmount } = await shop.readyToPay()
      const { attempt } = readBasket()
      shop.api.refuse(orderEndpoints.make, code, 'Не сейчас.')
      await user.click(await payButton())
      await waitFor(() => expect(shop.api.calls(orderEndpoints.make)).toHaveLength(1))
      await waitFor(() => expect(readBasket()).toMatchObject({ attempt, isSent: false }))
      unmount()
      shop.made(null)
      const again = open()
      await again.user.click(await screen.findByRole('checkbox', { name: /Принимаю условия/ }))
      expect(screen.queryByText('Прошлая попытка осталась без ответа')).toBeNull()
      expect(screen.getByLabelText<HTMLInputElement>('Ваш ник в Minecraft').value).toBe('Ranger_77')
      await again.user.click(await payButton())
      await expectPath(`/shop/orders/${ORDER_ID}`)
      const keys = shop.api.calls(orderEndpoints.make).map(({ headers }) => headers['idempotency-key'])
      expect(keys).toEqual([attempt, attempt])
    },
  )

  it('goes on saying that an earlier try got no answer when the next one is turned away', async () => {
    const { user } = await shop.readyToPay()
    shop.api.fail(orderEndpoints.make)
    await user.click(await payButton())
    await screen.findByText('Прошлая попытка осталась без ответа')
    shop.api.refuse(orderEndpoints.make, 'too_many_requests', 'Не сейчас.')
    await user.click(await payButton())
    expect(await screen.findByText('Не сейчас.')).toBeTruthy()
    expect(screen.getByText('Прошлая попытка осталась без ответа')).toBeTruthy()
  })

  it('speaks English', async () => {
    shop.signedIn()
    addToBasket(ELITE, null)
    open({ language: 'en' })
    expect(await screen.findByRole('button', { name: 'Pay ₽999' })).toBeTruthy()
    expect(screen.getByLabelText('Your Minecraft name')).toBeTruthy()
  })
})
