/** Who may open which page, and what the others are told. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { dashboardTexts } from '#web/features/operations/dashboard/staff/dashboard.texts.ts'

const says = {
  ru: {
    authenticationRequired: ['Требуется авторизация', 'Войдите, чтобы получить доступ к этой странице'],
    accessDenied: ['Доступ запрещен', 'У вас нет прав для доступа к админ-панели'],
    adminPanel: 'Админ-панель',
  },
  en: {
    authenticationRequired: ['Please log in', 'Authentication required to access this page'],
    accessDenied: ['Access denied', 'You do not have permission to open the admin panel'],
    adminPanel: 'Admin panel',
  },
} as const

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]

  test.for(['/profile', '/admin'])(
    'a visitor who opens %s is led to the login page',
    async (path, { visit }) => {
      const { page, goto } = await visit({ language })
      await goto(path)
      await seeToast(page, ...said.authenticationRequired)
      await page.waitForURL(/\/login/)
      // Back does not lead into the page that just refused.
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    },
  )

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test.for(['/login', '/register'])(
    'a player who opens %s is led to the profile',
    async (path, { visit, product }) => {
      const player = await visit({ language })
      await signIn(player, await register(product, language))
      await player.goto(path)
      await player.page.waitForURL('/profile')
    },
  )

  test('a player who opens the admin panel is led home', async ({ visit, product }) => {
    const player = await visit({ language })
    await signIn(player, await register(product, language))
    player.expectErrors('403 GET /api/admin/stats')
    await player.goto('/admin')
    await seeToast(player.page, ...said.accessDenied)
    await player.page.waitForURL('/')
    const header = player.page.getByRole('banner')
    await header.getByRole('link', { name: headerTexts[language].profile }).waitFor()
    expect(await header.getByRole('link', { name: said.adminPanel }).count()).toBe(0)
  })

  test('an administrator reaches the dashboard through the header', async ({ visit }) => {
    const administrator = await visit({ language })
    await signIn(administrator, ADMINISTRATOR)
    await administrator.goto('/')
    const { page } = administrator
    await page.getByRole('banner').getByRole('link', { name: said.adminPanel }).click()
    await page.waitForURL('/admin')
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: dashboardTexts[language].title }).waitFor()
    for (const total of ['users', 'news', 'feedback', 'roles'] as const)
      await main.getByText(dashboardTexts[language][total], { exact: true }).first().waitFor()
  })
})
