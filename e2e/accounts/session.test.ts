/** A session that ends elsewhere is noticed within ten seconds; a tab that nobody looks at does not ask. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInToApi } from '#e2e/harness/api-caller.ts'
import { PROFILE_TOLD_OF_THE_END, test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { type Account, register, signIn } from '#tests/product/accounts.ts'
import type { Product } from '#tests/product/start-product.ts'
import { untilHydrated } from '#tests/product/visitor.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'

const MINUTE_MS = 60_000

/** Whatever asks first for what only a session is told. */
const TOLD_OF_THE_END = [
  PROFILE_TOLD_OF_THE_END,
  '401 GET /api/notices',
  '401 GET /api/notices/events',
] as const

const said = { ended: ['Сессия закончилась', 'Войдите снова.'], logIn: 'Войти' } as const

async function endSessionsElsewhere(product: Product, account: Account) {
  const elsewhere = await signInToApi(product, account)
  const { status } = await elsewhere.call('PUT', '/change-password', {
    currentPassword: account.password,
    newPassword: `${account.password}-new`,
  })
  expect(status).toBe(204)
}

/** What the browser tells a page when its tab is covered by another, or looked at again. */
function turnTab(page: Page, visibility: 'hidden' | 'visible') {
  return page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${visibility}', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
  `)
}

function countProfileChecks(page: Page) {
  const checks = { made: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile')) checks.made += 1
  })
  return checks
}

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  test('a session that was ended elsewhere ends here with the next check', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.expectErrors(...TOLD_OF_THE_END)
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/profile')
    await player.page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await endSessionsElsewhere(product, account)
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await player.page.waitForURL(/\/login/)
    await seeToast(player.page, ...said.ended)
    await player.page.getByRole('main').getByText(said.ended[0]).waitFor()
    await player.page.getByRole('banner').getByRole('link', { name: said.logIn }).waitFor()
  })

  test('on a public page it ends without a word, and the page stays', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.expectErrors(...TOLD_OF_THE_END)
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/rankings')
    const logIn = player.page.getByRole('banner').getByRole('link', { name: said.logIn })
    await player.page.getByRole('banner').getByRole('link', { name: headerTexts[language].profile }).waitFor()
    await endSessionsElsewhere(product, account)
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await logIn.waitFor()
    expect(new URL(player.page.url()).pathname).toBe('/rankings')
  })

  test('a hidden tab does not ask; looked at again, it asks at once', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.expectErrors(...TOLD_OF_THE_END)
    await signIn(player, account)
    const { page } = player
    await page.clock.install()
    await player.goto('/profile')
    await page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await turnTab(page, 'hidden')
    const checks = countProfileChecks(page)
    await page.clock.runFor(MINUTE_MS)
    expect(checks.made).toBe(0)

    await endSessionsElsewhere(product, account)
    await turnTab(page, 'visible')
    await page.waitForURL(/\/login/)
  })

  test('visitors are not asked who they are', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    const checks = countProfileChecks(page)
    await page.clock.install()
    await goto('/rankings')
    await page.clock.runFor(MINUTE_MS)
    expect(checks.made).toBe(0)
  })

  test('signing in and out in one tab is followed by the other', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.expectErrors(...TOLD_OF_THE_END)
    await player.page.clock.install()
    await player.goto('/rankings')
    const logIn = player.page.getByRole('banner').getByRole('link', { name: said.logIn })
    await logIn.waitFor()

    const tab = await player.openTab()
    await tab.goto('/login')
    await untilHydrated(tab)
    const labels = authTexts[language]
    await tab.getByLabel(labels.usernameOrEmail).fill(account.username)
    await tab.getByLabel(labels.password, { exact: true }).fill(account.password)
    await tab.getByRole('main').getByRole('button', { name: labels.logIn, exact: true }).click()
    await tab.waitForURL('/profile')
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await logIn.waitFor({ state: 'detached' })

    await tab.getByRole('banner').getByRole('button', { name: headerTexts[language].logout }).click()
    await tab.waitForURL('/')
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await logIn.waitFor()
  })
})
