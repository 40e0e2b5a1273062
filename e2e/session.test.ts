/** A session that ends elsewhere is noticed within ten seconds; a tab that nobody looks at does not ask. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { type Account, register, signIn } from './harness/accounts.ts'
import { signInToApi } from './harness/api-caller.ts'
import { test } from './harness/journey.ts'
import type { Product } from './harness/product.ts'
import { seeToast } from './harness/toasts.ts'

const POLL_MS = 10_000
const MINUTE_MS = 60_000

const says = {
  ru: { authenticationRequired: 'Требуется авторизация', logIn: 'Войти' },
  en: { authenticationRequired: 'Authentication required', logIn: 'Log in' },
} as const

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

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]

  test('a session that was ended elsewhere ends here with the next check', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.foresee('401 GET /api/profile')
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/profile')
    await player.page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await endSessionsElsewhere(product, account)
    await player.page.clock.fastForward(POLL_MS)
    await player.page.waitForURL('/login')
    await seeToast(player.page, said.authenticationRequired)
    await player.page.getByRole('banner').getByRole('link', { name: said.logIn }).waitFor()
  })

  test('on a public page it ends without a word, and the page stays', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.foresee('401 GET /api/profile')
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/rankings')
    const logIn = player.page.getByRole('banner').getByRole('link', { name: said.logIn })
    await logIn.waitFor({ state: 'hidden' })
    await endSessionsElsewhere(product, account)
    await player.page.clock.fastForward(POLL_MS)
    await logIn.waitFor()
    expect(new URL(player.page.url()).pathname).toBe('/rankings')
  })

  test('a hidden tab does not ask; looked at again, it asks at once', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.foresee('401 GET /api/profile')
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
    await page.waitForURL('/login')
  })

  test('visitors are not asked who they are', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    const checks = countProfileChecks(page)
    await page.clock.install()
    await goto('/rankings')
    await page.clock.runFor(MINUTE_MS)
    expect(checks.made).toBe(0)
  })

  test('signing in and out is followed by the other tab', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await player.page.clock.install()
    await player.goto('/rankings')
    const header = player.page.getByRole('banner')
    await header.getByRole('link', { name: said.logIn }).waitFor()
    await signIn(player, account)
    await player.page.clock.fastForward(POLL_MS)
    await header.getByRole('link', { name: said.logIn }).waitFor({ state: 'detached' })
  })
})
