/** Paying in journeys, at the page that plays a provider (`PAYMENTS_TEST`). */
import type { Locator, Page } from 'playwright-core'
import type { Language } from '#shared/constants/languages.ts'
import { checkoutTexts } from '#web/features/shop/checkout/checkout.texts.ts'

export const TEST_PAGE = /\/api\/shop\/test-payments\/[\w-]+$/

/** What sends an order of the basket, or pays one that is made. */
export const payButton = (page: Page, language: Language): Locator =>
  page.getByRole('button', { name: { ru: /^Оплатить/, en: /^Pay/ }[language] })

/** Fills in what a first order asks for. */
export async function fillCheckout(page: Page, language: Language, name: string): Promise<void> {
  const texts = checkoutTexts[language]
  await page.getByLabel(texts.name).fill(name)
  await page.getByRole('checkbox', { name: texts.consent }).check()
}

/** Presses it, pays where that leads, and goes back to the order. */
export async function payByTest(
  page: Page,
  language: Language,
  patience: { timeout?: number } = {},
): Promise<void> {
  await payButton(page, language).click()
  await page.waitForURL(TEST_PAGE, patience)
  const { pay, paid, back } = testPageOf(page, language)
  await pay.click()
  await paid.waitFor()
  await back.click()
}

/** What the page that plays a provider offers, and what it says once it has taken the payment. */
export const testPageOf = (page: Page, language: Language): Record<'pay' | 'paid' | 'back', Locator> => ({
  pay: page.getByRole('button', { name: { ru: 'Оплатить', en: 'Pay' }[language] }).first(),
  paid: page.getByText({ ru: 'Оплачено.', en: 'Paid.' }[language], { exact: true }),
  back: page.getByRole('link', { name: { ru: 'Вернуться на сайт', en: 'Back to the site' }[language] }),
})
