/** Back to where somebody was asked to sign in, and what becomes of what they wrote there. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { type Account, inventAccount, register, signIn } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { untilHydrated } from '#tests/product/visitor.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { registrationTexts } from '#web/features/accounts/auth/registration.texts.ts'
import { feedbackTexts } from '#web/features/content/feedback/feedback.texts.ts'
import { gateTexts } from '#web/session/gate.texts.ts'

const SECRET = 'Секретный черновик'

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const labels = authTexts[language]
  const feedback = feedbackTexts[language]
  const said = gateTexts[language]
  const textBox = (page: Page) => page.getByLabel(feedback.message, { exact: true })
  const logOut = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: headerTexts[language].logout }).click()

  async function fillSignIn(page: Page, { username, password }: Pick<Account, 'username' | 'password'>) {
    await page.getByLabel(labels.usernameOrEmail).fill(username)
    await page.getByLabel(labels.password, { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: labels.logIn, exact: true }).click()
  }

  test('from feedback through registration, another language and a reload, back to feedback', async ({
    visit,
  }) => {
    const account = inventAccount()
    const { page, goto } = await visit({ language })
    await goto('/feedback')
    await page.getByRole('main').getByRole('link', { name: feedback.login }).click()
    await page.waitForURL('/login?next=%2Ffeedback')
    await page.getByRole('main').getByRole('link', { name: labels.toRegistration }).click()
    await page.waitForURL('/register?next=%2Ffeedback')
    await page.reload()
    await untilHydrated(page)
    await page.getByLabel(labels.username, { exact: true }).fill(account.username)
    await page.getByLabel(labels.email, { exact: true }).fill(account.email)
    await page.getByLabel(labels.password, { exact: true }).fill(account.password)
    await page.getByLabel(labels.confirmPassword, { exact: true }).fill(account.password)
    await page
      .getByRole('main')
      .getByRole('button', { name: registrationTexts[language].createAccount })
      .click()
    await page.waitForURL('/login?next=%2Ffeedback')
    await fillSignIn(page, account)
    await page.waitForURL('/feedback')
    await textBox(page).waitFor()
  })

  test('a guard leads back to its page, with its search; why one was led away stands beside the form', async ({
    visit,
  }) => {
    const { page, goto } = await visit({ language })
    await goto('/admin/users?search=scout')
    await seeToast(page, said.required, said.requiredDetail)
    await page.getByRole('main').getByText(said.requiredDetail).waitFor()
    await fillSignIn(page, ADMINISTRATOR)
    await page.waitForURL('/admin/users?search=scout')
  })

  // Which addresses are nobody's but ours: `return-address.test`.
  test('nobody is led away from the site', async ({ visit, product }) => {
    const account = await register(product, language)
    const { page, goto } = await visit({ language })
    await goto(`/login?next=${encodeURIComponent('/\t/evil.example')}`)
    await fillSignIn(page, account)
    await page.waitForURL('/profile')
  })

  test('what was begun goes with a log-out, in every tab', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await signIn(player, account)
    const { page } = player
    await player.goto('/feedback')
    await textBox(page).fill(SECRET)
    const tab = await player.openTab()
    await tab.goto('/feedback')
    await untilHydrated(tab)
    await textBox(tab).fill(`${SECRET} 2`)
    const profile = await player.openTab()
    await profile.goto('/profile')
    await profile.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await logOut(page)
    await page.waitForURL('/')
    await tab.getByText(feedback.signInFirst).waitFor()
    expect(await tab.getByText(SECRET).count()).toBe(0)
    await profile.waitForURL('/')
    await seeToast(profile, said.loggedOut, said.loggedOutElsewhere)
    await player.goto('/feedback')
    await page.getByText(feedback.signInFirst).waitFor()
    expect(await page.getByText(SECRET).count()).toBe(0)
    for (const each of [page, tab])
      expect(await each.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain(SECRET)
  })

  test('what was begun outlives a session that ran out, for its writer alone', async ({ visit, product }) => {
    const account = await register(product, language)
    const other = await register(product, language)
    const player = await visit({ language })
    player.expectErrors('401 POST /api/feedback', '401 GET /api/profile')
    await signIn(player, account)
    const { page } = player
    const endSession = async (account: Account) => {
      const elsewhere = await signInToApi(product, account)
      const newPassword = `${account.password}+`
      await elsewhere.call('PUT', '/change-password', { currentPassword: account.password, newPassword })
      account.password = newPassword
    }
    const send = () =>
      page.getByRole('main').getByRole('button', { name: feedback.submit, exact: true }).click()
    await player.goto('/feedback')
    await textBox(page).fill(SECRET)
    await endSession(account)
    await send()
    await page.getByText(feedback.sessionEnded).waitFor()
    await page.getByRole('main').getByRole('link', { name: feedback.login }).click()
    await fillSignIn(page, account)
    await page.waitForURL('/feedback')
    await textBox(page).waitFor()
    expect(await textBox(page).inputValue()).toBe(SECRET)

    await endSession(account)
    await send()
    await page.getByText(feedback.sessionEnded).waitFor()
    await page.getByRole('main').getByRole('link', { name: feedback.login }).click()
    await fillSignIn(page, other)
    await page.waitForURL('/feedback')
    await textBox(page).waitFor()
    expect(await textBox(page).inputValue()).toBe('')
  })
})
