import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { LoginPage } from './login-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

async function fillIn({ username = 'Ranger', password = 'password1', path = '/login' } = {}) {
  const { user } = renderScreen(<LoginPage />, { path })
  await user.type(screen.getByLabelText('Имя пользователя или почта'), username)
  await user.type(screen.getByLabelText('Пароль'), password)
  return user
}

it('signs in and goes to the profile', async () => {
  api.reply(authEndpoints.login, { user: sampleProfile() })
  const user = await fillIn()
  await user.click(screen.getByLabelText('Запомнить меня'))
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  expect(screen.getByText('Добро пожаловать!')).toBeTruthy()
  await expectPath('/profile')
  expect(api.calls(authEndpoints.login)[0]?.body).toEqual({
    username: 'Ranger',
    password: 'password1',
    remember: true,
  })
})

it('leads to a new password', () => {
  renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByRole('link', { name: 'Забыли пароль?' }).getAttribute('href')).toBe('/forgot')
})

it('cannot be sent twice and says that it is under way', async () => {
  let letIn = () => {}
  api.on(
    authEndpoints.login,
    () => new Promise((resolve) => (letIn = () => resolve(answered(200, { user: sampleProfile() })))),
  )
  const user = await fillIn()
  await user.dblClick(screen.getByRole('button', { name: 'Войти' }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Вход...' })
  expect(button.disabled).toBe(true)
  await user.type(screen.getByLabelText('Пароль'), '{Enter}')
  expect(api.calls(authEndpoints.login)).toHaveLength(1)
  letIn()
  await expectPath('/profile')
})

it("shows the server's message and keeps what was typed", async () => {
  api.refuse(authEndpoints.login, 'bad_credentials', 'Неверное имя пользователя или пароль.')
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByText('Ошибка входа')).toBeTruthy()
  expect(screen.getAllByText('Неверное имя пользователя или пароль.').length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('password1')
})

it('takes an earlier failure back once the way is open', async () => {
  api.refuse(authEndpoints.login, 'bad_credentials', 'Неверное имя пользователя или пароль.')
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await screen.findByText('Ошибка входа')
  api.reply(authEndpoints.login, { user: sampleProfile() })
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await screen.findByText('Успешный вход')
  await waitFor(() => expect(screen.queryByText('Ошибка входа')).toBeNull(), { timeout: 1000 })
  expect(screen.getByText('Успешный вход')).toBeTruthy()
})

it('says when there is no network', async () => {
  api.fail(authEndpoints.login)
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(
    (await screen.findAllByText('Ошибка сети. Проверьте подключение к интернету.')).length,
  ).toBeGreaterThan(0)
})

it('says what failed where the failure brings no sentence of its own', async () => {
  api.on(authEndpoints.login, () => answered(502))
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  // The title of the toast, what stands below it, and what stays in the form.
  await waitFor(() => expect(screen.getAllByText('Ошибка входа')).toHaveLength(3))
})

it('asks for what is missing, in the language of the page, and goes to the first gap', async () => {
  const { user } = renderScreen(<LoginPage />, { language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(screen.getByText('Username is required')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  const username = screen.getByLabelText('Username or email')
  expect(document.activeElement).toBe(username)
  expect(username.getAttribute('aria-invalid')).toBe('true')
})

it('shows and hides the password', async () => {
  const { user } = renderScreen(<LoginPage />)
  const box = screen.getByLabelText<HTMLInputElement>('Пароль')
  expect(box.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
  expect(box.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
  expect(box.type).toBe('password')
})

it('goes on to where somebody wanted to go, and to nowhere else', async () => {
  api.reply(authEndpoints.login, { user: sampleProfile() })
  const user = await fillIn({ path: '/login?next=/feedback' })
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' }).getAttribute('href')).toBe(
    '/register?next=%2Ffeedback',
  )
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await expectPath('/feedback')
  cleanup()
  const stranger = await fillIn({ path: '/login?next=https://evil.example/feedback' })
  await stranger.click(screen.getByRole('button', { name: 'Войти' }))
  await expectPath('/profile')
})

it.each([
  ['guarded', 'Войдите, чтобы получить доступ к этой странице'],
  ['expired', 'Войдите снова.'],
])('says why somebody was led here: %s', async (why, sentence) => {
  renderScreen(<LoginPage />, { path: `/login?why=${why}` })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('leads to registration', () => {
  renderScreen(<LoginPage />)
  expect(screen.getByRole('link', { name: 'Зарегистрироваться' }).getAttribute('href')).toBe('/register')
})

it('asks accounts that have one for a code, in a second step', async () => {
  api.on(authEndpoints.login, ({ body }) =>
    (body as { code?: string }).code === '123456'
      ? answered(200, { user: sampleProfile() })
      : (body as { code?: string }).code
        ? refused('wrong_code', 'Код не подошёл.', { code: 'Код не подошёл' })
        : refused('second_factor_required', 'Введите код из приложения.'),
  )
  const user = await fillIn()
  await user.click(screen.getByLabelText('Запомнить меня'))
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  const code = await screen.findByLabelText('Код')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(screen.queryByText('Ошибка входа')).toBeNull()
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('Код не подошёл')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  await expectPath('/profile')
  expect(api.calls(authEndpoints.login).at(-1)?.body).toEqual({
    username: 'Ranger',
    password: 'password1',
    remember: true,
    code: '123456',
  })
})

it('leads back from the code to another account', async () => {
  api.refuse(authEndpoints.login, 'second_factor_required', 'Введите код из приложения.')
  const user = await fillIn()
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await user.click(await screen.findByRole('button', { name: 'Войти в другой аккаунт' }))
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('')
})
