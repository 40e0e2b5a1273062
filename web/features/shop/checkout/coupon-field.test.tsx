import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { quoteEndpoints } from '#shared/contract/shop/quote.ts'
import { ELITE, open, payButton, plain, startShop } from '#web/testing/basket-steps.tsx'
import { answered, refused } from '#web/testing/fake-api.ts'
import { expectPath } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'

const DEAD = { missing: [{ code: 'unknown_coupon' as const }] }
const SAID = 'Такого промокода нет.'

let shop: ReturnType<typeof startShop>
beforeEach(() => {
  shop = startShop()
  shop.made(null)
})

const field = () => screen.getByLabelText<HTMLInputElement>('Промокод')
const made = () => shop.api.calls(orderEndpoints.make)
const asked = () => shop.api.calls(quoteEndpoints.quote)

/** A basket that could be paid, with a coupon that the shop refuses. */
async function applyDead() {
  const view = await shop.readyToPay()
  await view.user.click(screen.getByText('Есть промокод?'))
  shop.quoteWith(DEAD)
  await view.user.type(field(), 'DEAD{Enter}')
  await screen.findByText(SAID)
  return view
}

it('counts when it is applied, not while it is typed, and says at it why it does not count', async () => {
  const { user } = await shop.readyToPay()
  await user.click(screen.getByText('Есть промокод?'))
  await waitFor(() => expect(asked().at(-1)?.body).toHaveProperty('recipient'))
  const before = asked().length
  await user.type(field(), 'SPRING')
  expect(asked()).toHaveLength(before)
  shop.quoteWith(DEAD)
  await user.keyboard('{Enter}')
  expect(await screen.findByText(SAID)).toBeTruthy()
  expect(asked().at(-1)?.body).toMatchObject({ coupon: 'SPRING' })
})

it('that is refused keeps the button alive, which leads to it and makes no order', async () => {
  const { user } = await applyDead()
  expect((await payButton()).disabled).toBe(false)
  await user.click(await payButton())
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(made()).toEqual([])
})

type User = Awaited<ReturnType<typeof applyDead>>['user']

it.each([
  ['emptied', (user: User) => user.clear(field())],
  ['removed', (user: User) => user.click(screen.getByRole('button', { name: 'Убрать промокод' }))],
] as const)('that is refused and %s holds up nothing any more', async (_, mend) => {
  const { user } = await applyDead()
  shop.quoteWith({})
  await mend(user)
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
  await user.click(await payButton())
  await expectPath(`/shop/orders/${ORDER_ID}`)
  expect(made().at(-1)?.body).not.toHaveProperty('coupon')
})

/** A basket that could be paid, with a coupon in its field. */
async function typeCoupon(code: string) {
  const view = await shop.readyToPay()
  await view.user.click(screen.getByText('Есть промокод?'))
  await waitFor(() => expect(asked().at(-1)?.body).toHaveProperty('recipient'))
  if (code !== '') await view.user.type(field(), code)
  return view
}

it('that was typed and never applied counts when the order is sent, at the price that the button says then', async () => {
  const { user } = await typeCoupon(' SPRING ')
  shop.quoteWith({}, { [ELITE]: 799_00 })
  await user.click(await payButton())
  expect(plain(await screen.findByRole('button', { name: /^Оплатить 799/ }))).toContain('799')
  expect(asked().at(-1)?.body).toMatchObject({ coupon: 'SPRING' })
  expect(made()).toEqual([])
  await user.click(await payButton())
  await expectPath(`/shop/orders/${ORDER_ID}`)
  expect(made().at(-1)?.body).toMatchObject({ coupon: 'SPRING', expectedTotalKopecks: 799_00 })
})

it('that was typed, never applied and is not accepted makes no order', async () => {
  const { user } = await typeCoupon('DEAD')
  shop.quoteWith(DEAD)
  await user.click(await payButton())
  expect(await screen.findByText(SAID)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(made()).toEqual([])
})

it('is what can be seen of what was pasted', async () => {
  const { user } = await typeCoupon('')
  await user.click(field())
  await user.paste('\u200bSPR\u00adING\u200e')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Промокод действует.')).toBeTruthy()
  expect(asked().at(-1)?.body).toMatchObject({ coupon: 'SPRING' })
})

it('whose price cannot be had leaves the form as it stands, and the order to be sent again', async () => {
  const { user } = await typeCoupon('SPRING')
  shop.api.fail(quoteEndpoints.quote)
  await user.click(await payButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось узнать цены')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Принимаю условия/ }).checked).toBe(true)
  expect(field().value).toBe('SPRING')
  expect(made()).toEqual([])
  shop.quoteWith({})
  await user.click(await payButton())
  await expectPath(`/shop/orders/${ORDER_ID}`)
  expect(made().at(-1)?.body).toMatchObject({ coupon: 'SPRING' })
})

it('that could not count yet is asked for again when the order is sent', async () => {
  const { user } = await typeCoupon('LATER')
  shop.quoteWith({ missing: [{ code: 'coupon_later' }] })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  shop.quoteWith({})
  await user.click(await payButton())
  await expectPath(`/shop/orders/${ORDER_ID}`)
})

it('that is refused and changed is tried anew', async () => {
  const { user } = await applyDead()
  shop.quoteWith({})
  await user.type(field(), 'LINE')
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
  await user.click(await payButton())
  await expectPath(`/shop/orders/${ORDER_ID}`)
  expect(made().at(-1)?.body).toMatchObject({ coupon: 'DEADLINE' })
})

it('that is refused stands in the open after a reload, with what is wrong', async () => {
  const { unmount } = await applyDead()
  unmount()
  open()
  expect(await screen.findByText(SAID)).toBeTruthy()
  expect(field().value).toBe('DEAD')
})

it('is sent by nobody who pressed before it was known to be refused', async () => {
  const { user } = await shop.readyToPay()
  await user.click(screen.getByText('Есть промокод?'))
  let come = () => {}
  shop.api.on(quoteEndpoints.quote, () => new Promise((resolve) => (come = () => resolve(dead()))))
  await user.type(field(), 'DEAD{Enter}')
  await user.click(await payButton())
  expect(await screen.findByRole('button', { name: 'Оформляем...' })).toBeTruthy()
  come()
  expect(await screen.findByText(SAID)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(made()).toEqual([])

  function dead() {
    const line = { productId: 3, quantity: 1, priceKopecks: 999_00, discountKopecks: 0, totalKopecks: 999_00 }
    return answered(200, { lines: [line], totalKopecks: 999_00, providers: ['yookassa'], ...DEAD })
  }
})

it('leaves the focus at itself where its buttons are used up', async () => {
  const { user } = await shop.readyToPay()
  await user.click(screen.getByText('Есть промокод?'))
  await user.type(field(), 'SPRING')
  const apply = screen.getByRole('button', { name: 'Применить' })
  await user.click(apply)
  await screen.findByText('Промокод действует.')
  expect(document.activeElement).toBe(apply)
  expect(apply.dataset.off).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Убрать промокод' }))
  expect(field().closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByText('Есть промокод?'))
})

it('that only the order finds out about is told at it, also where it was taken away meanwhile', async () => {
  const { user } = await shop.readyToPay()
  await user.click(screen.getByText('Есть промокод?'))
  await user.type(field(), 'ONCE{Enter}')
  await screen.findByText('Промокод действует.')
  let come = () => {}
  const refusal = refused('coupon_refused', 'Этот промокод не подходит.')
  shop.api.on(orderEndpoints.make, () => new Promise((resolve) => (come = () => resolve(refusal))))
  await user.click(await payButton())
  await waitFor(() => expect(made()).toHaveLength(1))
  await user.clear(field())
  await user.click(screen.getByText('Есть промокод?'))
  come()
  expect(await screen.findByText('Этот промокод не подходит.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await user.type(field(), 'SPRING{Enter}')
  expect(await screen.findByText('Промокод действует.')).toBeTruthy()
  expect(screen.queryByText('Этот промокод не подходит.')).toBeNull()
})
