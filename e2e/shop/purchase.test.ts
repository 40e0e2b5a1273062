/** From a card to the receipt: what is chosen, ordered, paid at a provider that is played, and read again. */
import { expect, onTestFinished } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { type Account, register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { fillCheckout, payButton, payByTest, TEST_PAGE } from '#tests/product/test-payment.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { basketTexts } from '#web/features/shop/basket/basket.texts.ts'
import { checkoutTexts, checkoutWords } from '#web/features/shop/checkout/checkout.texts.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'
import { ordersTexts, ordersWords } from '#web/features/shop/orders/orders.texts.ts'
import { shopTexts } from '#web/features/shop/products/shop.texts.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true' })

const ELITE = { ru: 'Элита', en: 'Elite' }
const ORDER_PAGE = /\/shop\/orders\/[\w-]{36}$/

async function ordersOf(product: Parameters<typeof signInToApi>[0], account: Account): Promise<Order[]> {
  const api = await signInToApi(product, account)
  return (await api.call('GET', '/shop/orders')).body as Order[]
}

test.for(LANGUAGES)(
  'a stranger buys, with a log-in on the way (%s)',
  async (language, { visit, product }) => {
    const [texts, said, labels] = [checkoutTexts[language], ordersTexts[language], authTexts[language]]
    const account = await register(product, language)
    const { page, goto } = await visit({ language, width: 390 })
    await goto('/shop/elite')
    await page.getByRole('link', { name: shopTexts[language].buyNamed(ELITE[language]) }).click()
    await page.waitForURL('/shop/basket')
    await goto('/terms')
    await page
      .getByRole('banner')
      .getByRole('link', { name: basketTexts[language].filled(1) })
      .click()
    await page.waitForURL('/shop/basket')
    await page.getByRole('main').getByRole('link', { name: texts.logIn, exact: true }).click()
    await page.waitForURL('/login?next=%2Fshop%2Fbasket')
    await page.getByLabel(labels.usernameOrEmail).fill(account.username)
    await page.getByLabel(labels.password, { exact: true }).fill(account.password)
    await page.getByRole('main').getByRole('button', { name: labels.logIn, exact: true }).click()
    await page.waitForURL('/shop/basket')
    await page.getByRole('link', { name: ELITE[language] }).waitFor()
    await fillCheckout(page, language, `Elite_${language}`)
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)

    // Two presses are one order; the way back from the provider leads to it.
    await payButton(page, language).dblclick()
    await page.waitForURL(TEST_PAGE)
    await page.goBack()
    await page.waitForURL(ORDER_PAGE)
    await page.getByText(orderStatusTexts[language].awaiting_payment).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await ordersOf(product, account)).toHaveLength(1)

    await payByTest(page, language)
    await page.waitForURL(ORDER_PAGE)
    await page.getByRole('region', { name: said.receipt }).waitFor()
    await page.getByRole('heading', { name: ELITE[language] }).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)

    await page.getByRole('link', { name: said.toOrders }).click()
    await page.waitForURL('/shop/orders')
    await page.getByRole('heading', { level: 1, name: ordersWords[language].title }).waitFor()
    await page.getByRole('main').getByRole('listitem').waitFor()
    await goto('/shop/basket')
    await page.getByText(checkoutWords[language].empty).waitFor()
    expect(
      await page.getByRole('banner').getByRole('link', { name: basketTexts[language].basket }).count(),
    ).toBe(0)
  },
)

test('whoever bought before is two presses and a tick away from the provider', async ({ visit, product }) => {
  const account = await register(product)
  const visitor = await visit()
  const { page, goto } = visitor
  await signIn(visitor, account)
  await goto('/shop')
  const buy = async (name: string) => {
    await page.getByRole('link', { name: shopTexts.ru.buyNamed(name) }).click()
    await page.waitForURL('/shop/basket')
  }
  await buy('Рекрут')
  await fillCheckout(page, 'ru', 'Twice_1')
  await payButton(page, 'ru').click()
  await page.waitForURL(TEST_PAGE)
  await goto('/shop')
  await buy('Ветеран')
  await expect.poll(() => page.getByLabel(checkoutTexts.ru.name).inputValue()).toBe('Twice_1')
  await page.getByRole('checkbox', { name: checkoutTexts.ru.consent }).check()
  await payButton(page, 'ru').click()
  await page.waitForURL(TEST_PAGE)
})

test('an answer that was lost and a reload make no second order', async ({ visit, product }) => {
  const account = await register(product)
  const visitor = await visit()
  const { page, goto, context } = visitor
  await signIn(visitor, account)
  await goto('/shop/basket?add=elite')
  await fillCheckout(page, 'ru', 'Lost_1')
  let isLost = false
  // The order arrives, what is answered does not.
  await context.route('**/api/shop/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
    isLost = true
  })
  visitor.expectErrors(/POST \/api\/shop\/orders/, /Failed to load resource/)
  await payButton(page, 'ru').click()
  await expect.poll(() => isLost).toBe(true)
  expect(await ordersOf(product, account)).toHaveLength(1)
  await context.unroute('**/api/shop/orders')
  await page.reload()
  await page.getByRole('checkbox', { name: checkoutTexts.ru.consent }).check()
  await payButton(page, 'ru').click()
  await page.waitForURL(TEST_PAGE)
  expect(await ordersOf(product, account)).toHaveLength(1)
})

test('two tabs have one basket, and a price that staff change is told before it is paid', async ({
  visit,
  product,
  administrator,
}) => {
  const account = await register(product)
  const visitor = await visit()
  const { page, goto, openTab } = visitor
  await signIn(visitor, account)
  await goto('/shop/basket')
  const other = await openTab()
  await other.goto('/shop/basket?add=recruit')
  await other.getByRole('link', { name: 'Рекрут' }).waitFor()
  await page.getByRole('link', { name: 'Рекрут' }).waitFor()
  await other.close()
  // The last price that comes by itself: from here on only the shop itself can tell a new one.
  const priced = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/shop/quote') &&
      response.request().postData()?.includes('Price_1') === true,
  )
  await fillCheckout(page, 'ru', 'Price_1')
  await priced
  const { body } = await administrator.call('GET', '/admin/shop/products')
  const { id } = (body as StaffProduct[]).find(({ key }) => key === 'recruit') as StaffProduct
  const price = (priceKopecks: number) =>
    administrator.call('PUT', `/admin/shop/products/${id}`, { priceKopecks })
  onTestFinished(async () => void (await price(29_900)))
  await price(34_900)
  visitor.expectErrors('409 POST /api/shop/orders')
  await page.getByRole('button', { name: /Оплатить 299/ }).click()
  await page.getByRole('alert').filter({ hasText: checkoutTexts.ru.pricesChanged }).waitFor()
  await page.getByRole('button', { name: /Оплатить 349/ }).click()
  await page.waitForURL(TEST_PAGE)
})

test('one’s own orders stay readable without the shop and during maintenance; nobody reads those of others', async ({
  visit,
  product,
  administrator,
}) => {
  const account = await register(product)
  const visitor = await visit()
  const { page, goto } = visitor
  await signIn(visitor, account)
  await goto('/shop/basket?add=elite')
  await fillCheckout(page, 'ru', 'Keeper_1')
  await payButton(page, 'ru').click()
  await page.waitForURL(TEST_PAGE)
  const [order] = await ordersOf(product, account)
  const path = `/shop/orders/${order?.id}`
  const seeOrder = async () => {
    await goto(path)
    await page.getByRole('heading', { level: 1, name: ordersTexts.ru.number(order?.number ?? '') }).waitFor()
  }
  await administrator.call('PUT', '/admin/site', { parts: { shop: false } })
  await seeOrder()
  await goto('/shop/orders')
  await page.getByRole('link', { name: ordersTexts.ru.number(order?.number ?? '') }).waitFor()
  expect((await fetch(`${product.url}/shop/basket`)).status).toBe(404)
  await administrator.call('PUT', '/admin/site', { parts: { shop: true } })

  await administrator.call('PUT', '/admin/maintenance', { isOn: true })
  await expect.poll(async () => (await fetch(`${product.url}/shop/basket`)).status).toBe(503)
  await seeOrder()
  await administrator.call('PUT', '/admin/maintenance', { isOn: false })
  await expect.poll(async () => (await fetch(`${product.url}/shop/basket`)).status).toBe(200)

  const stranger = await visit()
  await signIn(stranger, await register(product))
  stranger.expectErrors(/^404 GET \/api\/shop\/orders\//, /^logged: ApiError/)
  await stranger.goto(path)
  await stranger.page.getByRole('heading', { level: 1, name: /404|не найден|нет/i }).waitFor()
})
