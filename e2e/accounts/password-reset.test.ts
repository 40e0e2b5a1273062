/** A forgotten password: from the login page by the mailbox and back. */
import { describe, expect } from 'vitest'
import { PROFILE_TOLD_OF_THE_END, test } from '#e2e/harness/journey.ts'
import { mailedLink } from '#e2e/harness/outbox.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { authTexts, authWords } from '#web/features/accounts/auth/auth.texts.ts'
import { passwordResetTexts } from '#web/features/accounts/auth/password-reset.texts.ts'

describe.for(LANGUAGES)('%s:', (language) => {
  const labels = authTexts[language]
  const words = authWords[language]
  const texts = passwordResetTexts[language]

  test('a new password by the mailed link, which ends every session and works once', async ({
    visit,
    product,
  }) => {
    const account = await register(product, language)
    const elsewhere = await visit({ language })
    elsewhere.expectErrors(PROFILE_TOLD_OF_THE_END)
    await signIn(elsewhere, account)
    await elsewhere.page.clock.install()
    await elsewhere.goto('/profile')
    await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()

    const visitor = await visit({ language })
    const { page } = visitor
    await visitor.goto('/login')
    await page.getByRole('link', { name: labels.toForgot }).click()
    // The login page has a box of the same name, and stays until the other one is here.
    await page.getByRole('heading', { level: 1, name: words.forgotTitle }).waitFor()
    await page.getByLabel(labels.usernameOrEmail).fill(account.email)
    await page.getByRole('button', { name: texts.sendLink }).click()
    await page.getByRole('heading', { name: texts.letterSent }).waitFor()

    const link = await mailedLink(account.email, product, 2, '/reset')
    const password = `${account.password}, renewed`
    await visitor.goto(link)
    await page.getByLabel(labels.newPassword, { exact: true }).fill(password)
    await page.getByLabel(labels.confirmPassword).fill(password)
    await page.getByRole('button', { name: texts.setPassword }).click()
    await seeToast(page, texts.passwordSet, texts.passwordSetDetail)
    await page.waitForURL(/\/login/)
    await elsewhere.page.clock.fastForward(PROFILE_POLL_MS)
    await elsewhere.page.waitForURL(/\/login/)

    await visitor.goto(link)
    await page.getByRole('heading', { name: texts.linkSpent }).waitFor()
    expect(await page.getByRole('button', { name: texts.setPassword }).count()).toBe(0)
    await signIn(visitor, { ...account, password })
    await visitor.goto('/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
  })
})
