/** Staff find a paid order, read its story and say that its purchases were given by hand: the buyer's page says so. */
import { expect } from 'vitest'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { appoint, enterPanel, openSection } from '#e2e/harness/staff.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { fillCheckout, payByTest } from '#tests/product/test-payment.ts'
import type { Visitor } from '#tests/product/visitor.ts'
import { adminDeliveriesTexts } from '#web/features/games/deliveries/staff/admin-deliveries.texts.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { adminOrdersTexts } from '#web/features/shop/orders/staff/admin-orders.texts.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true' })

/** The strip that says that the shop is a test takes nothing from a page that fits a screen. */
async function expectOneScreen({ page, goto }: Visitor, language: Language) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: 1366, height: 768 })
  await goto(addresses.adminTopUps)
  const banner = page.locator('body > .test-banner').filter({ visible: true })
  expect(await banner.getAttribute('lang')).toBe(language)
  await expect
    .poll(() => page.evaluate('[document.body.scrollWidth, document.body.scrollHeight]'))
    .toEqual([1366, 768])
  await page.setViewportSize({ width, height })
  await goto(addresses.admin)
}

test.for(LANGUAGES)(
  'staff find a paid order, and what they say of its delivery stands in the buyer’s (%s)',
  async (language, { visit, product, administrator }) => {
    const [texts, said, marks] = [
      adminOrdersTexts[language],
      ordersTexts[language],
      adminDeliveriesTexts[language],
    ]
    const device = language === 'ru' ? 'mouse' : 'keyboard'
    const player = `Bought_${language}`
    const buyer = await visit({ language })
    await signIn(buyer, await register(product, language))
    await buyer.goto('/shop/basket?add=elite')
    await fillCheckout(buyer.page, language, player)
    await payByTest(buyer.page, language)
    await buyer.page.getByText(orderStatusTexts[language].paid).waitFor()

    const clerk = await appoint(product, administrator, 'view_orders', 'manage_deliveries')
    const staff = await visit({ language, width: device === 'mouse' ? 390 : 1440 })
    const member = await enterPanel(staff, clerk, language, device)
    const { page, hands } = member
    if (device === 'keyboard') await expectOneScreen(staff, language)
    await openSection(member, addresses.adminOrders)
    await hands.write(page.getByLabel(texts.search), player)
    await page.waitForURL(/search=Bought/)
    const found = page.getByRole('row').filter({ hasText: player })
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)
    await hands.press(found.getByRole('link'))
    await page.getByRole('region', { name: texts.money }).getByRole('listitem').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)

    await hands.press(page.getByRole('link', { name: texts.toDeliveries }))
    await page.waitForURL(/\/admin\/deliveries\?order=/)
    const waiting = page.getByRole('button', { name: new RegExp(`^${marks.markDone.act}: `) })
    await waiting.first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)
    for (let left = await waiting.count(); left > 0; left--) {
      await hands.press(waiting.first())
      const dialog = page.getByRole('dialog')
      await hands.write(dialog.getByLabel(marks.markDone.reason), 'By hand, in the game')
      await hands.press(dialog.getByRole('button', { name: marks.markDone.submit }))
      await expect.poll(() => waiting.count()).toBe(left - 1)
      await dialog.waitFor({ state: 'hidden' })
    }
    await page.getByText('By hand, in the game').first().waitFor()

    await buyer.page.reload()
    await buyer.page
      .getByRole('main')
      .getByRole('status')
      .getByText(orderStatusTexts[language].delivered)
      .waitFor()
    await buyer.page.getByText(said.next.delivered).waitFor()
  },
)
