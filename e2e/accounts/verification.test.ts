/** The letter that confirms an address: its link works once, in the language of its reader. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { mailedLink } from '#e2e/harness/outbox.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { authTexts, authWords } from '#web/features/accounts/auth/auth.texts.ts'
import { verificationTexts } from '#web/features/accounts/auth/verification.texts.ts'
import { profileTexts } from '#web/features/accounts/profile/profile.texts.ts'

const says = {
  ru: {
    verified: 'Аккаунт успешно верифицирован',
    refused: [
      'Не удалось верифицировать аккаунт',
      'Ссылка недействительна: она уже использована или устарела.',
    ],
    tokenMissing: 'Токен верификации не найден',
  },
  en: {
    verified: 'Account verified successfully',
    refused: ['Could not verify the account', 'This link is not valid: it has been used or has expired.'],
    tokenMissing: 'Verification token not found',
  },
} as const

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]
  const labels = authTexts[language]
  const words = authWords[language]

  test('the mailed link confirms the account, once', async ({ visit, product }) => {
    const account = await register(product, language)
    const link = await mailedLink(account.email, product)
    // Opened in a browser that has never been here: the letter's language is its only hint.
    const reader = await visit()
    reader.expectErrors('400 POST /api/verify-account')
    await reader.goto(link)
    expect(await reader.page.locator('html').getAttribute('lang')).toBe(language)
    const verify = reader.page.getByRole('button', { name: verificationTexts[language].verify })
    await verify.click()
    await seeToast(reader.page, said.verified)
    await reader.page.waitForURL(/\/login/)

    await reader.goto(link)
    await verify.click()
    await seeToast(reader.page, ...said.refused)
    await reader.page.getByRole('heading', { name: verificationTexts[language].linkSpent }).waitFor()
    expect(await verify.count()).toBe(0)
    expect(new URL(reader.page.url()).pathname).toBe('/verify')

    const player = await visit({ language })
    await signIn(player, account)
    await player.goto('/profile')
    await player.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await player.page.getByText(profileTexts[language].unverified).count()).toBe(0)
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('a player asks for another letter, and the first one is void', async ({ visit, product }) => {
    const account = await register(product, language)
    const firstLink = await mailedLink(account.email, product)
    const player = await visit({ language })
    await signIn(player, account)
    player.expectErrors('400 POST /api/verify-account')
    await player.goto('/profile')
    const texts = profileTexts[language]
    await player.page.getByRole('button', { name: texts.sendAgain }).click()
    await seeToast(player.page, texts.sentAgain, texts.sentAgainDetail)
    const secondLink = await mailedLink(account.email, product, 2)

    const verify = player.page.getByRole('button', { name: verificationTexts[language].verify })
    await player.goto(firstLink)
    await verify.click()
    await seeToast(player.page, ...said.refused)
    // The page stays: only what follows its address is another one.
    await player.page.goto(secondLink)
    await verify.click()
    await seeToast(player.page, said.verified)
    // Already signed in: the way to the login page ends at the profile.
    await player.page.waitForURL(/\/profile/)
  })

  test('without a token the page says so and leads back', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/verify')
    await page.getByRole('heading', { level: 1, name: words.verifyTitle }).waitFor()
    await page.getByRole('alert').filter({ hasText: said.tokenMissing }).waitFor()
    expect(await page.getByRole('button', { name: verificationTexts[language].verify }).count()).toBe(0)
    await page.getByRole('link', { name: labels.backToLogin }).click()
    await page.waitForURL('/login')
  })
})
