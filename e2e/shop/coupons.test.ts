/** A coupon from the panel to the order: made by staff, typed by a buyer, and counted. */
import { expect } from 'vitest'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { appoint, enterPanel } from '#e2e/harness/staff.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { fillCheckout, payButton } from '#tests/product/test-payment.ts'
import { checkoutTexts } from '#web/features/shop/checkout/checkout.texts.ts'
import { couponsTexts } from '#web/features/shop/coupons/staff/coupons.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true' })

test.for(LANGUAGES)(
  'staff make a coupon, and with it a buyer pays less (%s)',
  async (language, { visit, product, administrator }) => {
    const [texts, said] = [couponsTexts[language], checkoutTexts[language]]
    const device = language === 'ru' ? 'mouse' : 'keyboard'
    const { body } = await administrator.call('GET', '/admin/shop/coupons')
    for (const { id } of body as { id: number }[])
      await administrator.call('DELETE', `/admin/shop/coupons/${id}`)
    const seller = await appoint(product, administrator, 'manage_shop')
    const staff = await visit({ language, width: device === 'mouse' ? 390 : 1440 })
    const { page, hands } = await enterPanel(staff, seller, language, device)
    await staff.goto('/admin/shop/coupons')
    await page.getByText(texts.empty).waitFor()
    await hands.press(page.getByRole('button', { name: texts.create }))
    const dialog = page.getByRole('dialog')
    await hands.write(dialog.getByLabel(texts.code, { exact: true }), `HALF-${language}`)
    await hands.write(dialog.getByLabel(texts.value, { exact: true }), '50')
    expect(await findAxeViolations(page)).toEqual([])
    await hands.press(dialog.getByRole('button', { name: wordsTexts[language].save }))
    await page
      .getByRole('listitem')
      .filter({ hasText: `HALF-${language}` })
      .waitFor()
    await expectToFitEveryScreen(page)

    const buyer = await visit({ language })
    await signIn(buyer, await register(product, language))
    await buyer.goto('/shop/basket?add=elite')
    await buyer.page.getByText(said.coupon).click()
    await buyer.page.getByLabel(said.couponLabel).fill('nothing-like-it')
    await buyer.page.keyboard.press('Enter')
    await buyer.page.getByText(said.missing.unknown_coupon).waitFor()
    await buyer.page.getByLabel(said.couponLabel).fill(` half-${language} `)
    if (language === 'ru') await buyer.page.keyboard.press('Enter')
    else {
      // Typed and never applied it counts all the same, once the button has said the new price.
      await fillCheckout(buyer.page, language, 'Coupon_1')
      await payButton(buyer.page, language).click()
    }
    await buyer.page.getByText(said.couponApplied).waitFor()
    if (language === 'ru') await fillCheckout(buyer.page, language, 'Coupon_1')
    await buyer.page.getByRole('button', { name: /499[,.]50/ }).click()
    await buyer.page.waitForURL(/\/test-payments\//)
    await staff.goto('/admin/shop/coupons')
    await page.getByText(`${texts.uses}1`).waitFor()
  },
)
