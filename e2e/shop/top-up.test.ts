/** A player puts roubles on their balance at a provider that is played, and pays an order with them. */
import { describe, expect } from 'vitest'
import { createHands } from '#e2e/harness/hands.ts'
import { test as plainTest } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { addresses } from '#shared/addresses.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { payButton, TEST_PAGE, testPageOf } from '#tests/product/test-payment.ts'
import { profileTexts } from '#web/features/accounts/profile/profile.texts.ts'
import { checkoutTexts } from '#web/features/shop/checkout/checkout.texts.ts'
import { orderStatusTexts } from '#web/features/shop/orders/order-status.texts.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { topUpSentences, topUpTexts, topUpWords } from '#web/features/shop/top-ups/top-up.texts.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'

const test = plainTest.extend('environment', { scope: 'file' }, { PAYMENTS_TEST: 'true', WALLET_TOPUP: 'on' })

const WRONG = ['5', '15000,01', '1e3']

describe.for(PLACES)('$language at $width by $device:', ({ language, width, device }) => {
  test('a balance is topped up and spent', async ({ visit, product }) => {
    const [texts, profile, checkout] = [topUpTexts[language], profileTexts[language], checkoutTexts[language]]
    const visitor = await visit({ language, width })
    await signIn(visitor, await register(product, language))
    const { page, goto } = visitor
    const hands = createHands(page, device)
    const main = page.getByRole('main')
    const balance = (roubles: number) =>
      main.getByRole('definition').getByText(formatRoubles(roubles, language), { exact: true })

    await goto(addresses.profile)
    await balance(0).waitFor()
    await hands.press(main.getByRole('link', { name: profile.topUp, exact: true }))
    await page.waitForURL(addresses.topUp)
    await main.getByText(topUpWords[language].none).waitFor()
    const amount = main.getByLabel(texts.amount)
    const submit = main.getByRole('button', { name: texts.submit, exact: true })
    const refusal = main.getByText(topUpSentences[language].amountWrong as string)
    for (const wrong of WRONG) {
      await hands.write(amount, wrong)
      await hands.press(submit)
      await refusal.waitFor()
      // Without consent a right one is not sent either.
      await hands.write(amount, '500')
      await hands.press(submit)
      await refusal.waitFor({ state: 'detached' })
    }
    await hands.write(amount, '1 500,50')
    await hands.press(main.getByRole('checkbox', { name: checkout.consent }), 'Space')
    expect(await findAxeViolations(page)).toEqual([])
    await expectToFitEveryScreen(page)
    await hands.press(submit)
    await page.waitForURL(TEST_PAGE)

    // Thought better of: it waits where it was begun.
    const { pay, paid, back } = testPageOf(page, language)
    await hands.press(back)
    await page.waitForURL(new RegExp(`${addresses.topUp}$`))
    const row = main.getByRole('listitem').filter({ hasText: formatRoubles(1500.5, language) })
    await row.getByText(texts.statuses.awaiting_payment).waitFor()
    await hands.press(row.getByRole('button', { name: texts.pay }))
    await page.waitForURL(TEST_PAGE)
    await hands.press(pay)
    await paid.waitFor()
    // It pays nothing again.
    await page.reload()
    await paid.waitFor()
    await hands.press(back)
    await row.getByText(texts.statuses.paid).waitFor()
    expect(await main.getByRole('listitem').count()).toBe(1)
    expect(await findAxeViolations(page)).toEqual([])

    await goto(addresses.profile)
    await balance(1500.5).waitFor()
    await goto('/shop/basket?add=recruit')
    await hands.write(main.getByLabel(checkout.name), `Saved_${language}`)
    const ways = paymentWaysTexts[language]
    const way = main.getByRole('group', { name: ways.legend })
    await hands.reach(way.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await way.getByRole('radio', { name: ways.names.balance, checked: true }).waitFor()
    await hands.press(main.getByRole('checkbox', { name: checkout.consent }), 'Space')
    await hands.press(payButton(page, language))
    await page.waitForURL(/\/shop\/orders\/[\w-]{36}$/)
    await main.getByText(orderStatusTexts[language].paid).waitFor()
    await goto(addresses.profile)
    await balance(1500.5 - 299).waitFor()
  })
})
