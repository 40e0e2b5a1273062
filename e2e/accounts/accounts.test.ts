/** From a stranger to a player: registration, sign-in, the profile, sign-out. */

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { type Account, inventAccount, register, signIn } from '#tests/product/accounts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { passwordFieldTexts } from '#web/features/accounts/auth/password-field.texts.ts'
import { registrationTexts } from '#web/features/accounts/auth/registration.texts.ts'

const says = {
  ru: {
    registered: ['Регистрация успешна', 'Вы можете войти используя свои учетные данные'],
    registrationFailed: ['Ошибка регистрации', 'Пользователь с таким именем уже существует.'],
    signedIn: ['Успешный вход', 'Добро пожаловать!'],
    signInFailed: ['Ошибка входа', 'Неверное имя пользователя или пароль.'],
    signedOut: ['Выход выполнен', 'Вы успешно вышли из системы'],
    shortName: 'Имя пользователя должно содержать не менее 3 символов',
    wrongEmail: 'Неверный адрес электронной почты',
    shortPassword: 'Пароль должен содержать не менее 8 символов',
    passwordsDiffer: 'Пароли не совпадают',
    nameTaken: 'Пользователь с таким именем уже существует.',
    welcome: 'Добро пожаловать,',
    noAchievements: 'Достижений пока нет',
    noTransactions: 'Операций пока не было',
    logOut: 'Выйти',
    profile: 'Профиль',
  },
  en: {
    registered: ['Registration successful', 'You can now log in with your credentials'],
    registrationFailed: ['Registration failed', 'User with this username already exists.'],
    signedIn: ['Login successful', 'Welcome!'],
    signInFailed: ['Login failed', 'Invalid username or password.'],
    signedOut: ['Logged out', 'You have logged out successfully'],
    shortName: 'Username must be at least 3 characters',
    wrongEmail: 'Invalid email address',
    shortPassword: 'Password must be at least 8 characters',
    passwordsDiffer: 'Passwords do not match',
    nameTaken: 'User with this username already exists.',
    welcome: 'Welcome,',
    noAchievements: 'No achievements yet',
    noTransactions: 'No transactions yet',
    logOut: 'Log out',
    profile: 'Profile',
  },
} as const

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]
  const labels = authTexts[language]
  const form = registrationTexts[language]

  async function fillRegistration(page: Page, account: Account, confirmation = account.password) {
    await page.getByLabel(labels.username, { exact: true }).fill(account.username)
    await page.getByLabel(labels.email, { exact: true }).fill(account.email)
    await page.getByLabel(labels.password, { exact: true }).fill(account.password)
    await page.getByLabel(labels.confirmPassword, { exact: true }).fill(confirmation)
  }
  const createAccountButton = (page: Page) =>
    page.getByRole('main').getByRole('button', {
      name: new RegExp(`${form.createAccount}|${form.creatingAccount}`),
    })

  async function fillSignIn(page: Page, username: string, password: string) {
    await page.getByLabel(labels.usernameOrEmail).fill(username)
    await page.getByLabel(labels.password, { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: labels.logIn, exact: true }).click()
  }

  test('a stranger registers, signs in, looks at the profile and signs out', async ({ visit }) => {
    const account = inventAccount()
    const { page, goto } = await visit({ language })
    const registrations: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) registrations.push(request.method())
    })

    await goto('/register')
    await fillRegistration(page, account)
    await createAccountButton(page).dblclick()
    await seeToast(page, ...said.registered)
    await page.waitForURL('/login')
    expect(registrations).toEqual(['POST'])

    await fillSignIn(page, account.username, account.password)
    await seeToast(page, ...said.signedIn)
    await page.waitForURL('/profile')

    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: `${said.welcome} ${account.username}` }).waitFor()
    await main.getByText(account.email, { exact: true }).waitFor()
    await main.getByText('0 ₽').or(main.getByText('₽0')).waitFor()
    await main.getByText(said.noAchievements).waitFor()
    await main.getByText(said.noTransactions).waitFor()

    const header = page.getByRole('banner')
    expect(await header.getByRole('link', { name: said.profile }).count()).toBe(1)
    await header.getByRole('button', { name: said.logOut }).click()
    await seeToast(page, ...said.signedOut)
    await page.waitForURL('/')
    await header.getByRole('link', { name: labels.logIn, exact: true }).waitFor()
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('the registration form says at once all that is wrong, and sends nothing', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await goto('/register')
    await fillRegistration(page, { username: 'ab', email: 'nowhere', password: '1234567' }, '12345678')
    await createAccountButton(page).click()
    for (const sentence of [said.shortName, said.wrongEmail, said.shortPassword, said.passwordsDiffer])
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
    const username = page.getByLabel(labels.username, { exact: true })
    expect(await page.locator(':focus').getAttribute('name')).toBe('username')
    expect(await username.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])

    await username.fill('abc')
    await page.getByText(said.shortName).waitFor({ state: 'detached' })
  })

  test('a name that is taken, in whatever spelling, is refused', async ({ visit, product }) => {
    const taken = await register(product, language)
    const visitor = await visit({ language })
    visitor.expectErrors('409 POST /api/register')
    const { page, goto } = visitor
    await goto('/register')
    await fillRegistration(page, { ...inventAccount(), username: taken.username.toUpperCase() })
    await createAccountButton(page).click()
    await seeToast(page, ...said.registrationFailed)
    await page.getByRole('alert').filter({ hasText: said.nameTaken }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
    expect(await page.getByLabel(labels.password, { exact: true }).inputValue()).not.toBe('')
  })

  test('a wrong password lets nobody in', async ({ visit, product }) => {
    const account = await register(product, language)
    const visitor = await visit({ language })
    visitor.expectErrors('401 POST /api/login')
    const { page, goto, context } = visitor
    await goto('/login')
    await fillSignIn(page, account.username, 'not-this-one')
    await seeToast(page, ...said.signInFailed)
    expect(new URL(page.url()).pathname).toBe('/login')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

    await fillSignIn(page, account.email, account.password)
    await page.waitForURL('/profile')
  })

  test('only who asks to be remembered keeps the session when the browser is closed', async ({
    visit,
    product,
  }) => {
    const account = await register(product, language)
    const sessionCookie = async (remember: boolean) => {
      const { page, goto, context } = await visit({ language })
      await goto('/login')
      if (remember) await page.getByLabel(labels.remember).check()
      await fillSignIn(page, account.username, account.password)
      await page.waitForURL('/profile')
      return (await context.cookies()).find(({ name }) => name === 'session')
    }
    expect(await sessionCookie(false)).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' })
    const remembered = await sessionCookie(true)
    const days = ((remembered?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThan(31)
  })

  test('a password can be looked at before it is sent', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/login')
    const password = page.getByLabel(labels.password, { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: passwordFieldTexts[language].show }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: passwordFieldTexts[language].hide }).click()
    expect(await password.getAttribute('type')).toBe('password')
  })

  test('the profile stands without the avatar service, which is out of reach', async ({ visit, product }) => {
    const account = await register(product, language)
    const visitor = await visit({ language })
    await signIn(visitor, account)
    await visitor.goto('/profile')
    const avatar = visitor.page.getByRole('img', { name: new RegExp(account.username) })
    await avatar.waitFor()
    await expect
      .poll(() => avatar.evaluate((drawn) => (drawn as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0)
  })
})
