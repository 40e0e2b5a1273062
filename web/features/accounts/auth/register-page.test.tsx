import { screen, waitFor } from '@testing-library/react'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints, type WorkToDo } from '#shared/contract/accounts/auth.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { RegisterPage } from './register-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const account = {
  'Имя пользователя': 'Ranger',
  'Электронная почта': 'ranger@example.org',
  Пароль: 'password1',
  'Подтвердите пароль': 'password1',
}

async function fillIn(values: Record<string, string>) {
  const { user } = renderScreen(<RegisterPage />, { path: '/register' })
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value)
  const submit = () => user.click(screen.getByRole('button', { name: 'Создать аккаунт' }))
  return { user, submit }
}

it('creates the account without a Discord name, does not sign in, and leads to the login page', async () => {
  api.reply(authEndpoints.register, { id: 1, username: 'Ranger' })
  const { submit } = await fillIn(account)
  await submit()
  expect(await screen.findByText('Регистрация успешна')).toBeTruthy()
  expect(screen.getByText('Вы можете войти используя свои учетные данные')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(authEndpoints.register)[0]?.body).toEqual({
    username: 'Ranger',
    email: 'ranger@example.org',
    password: 'password1',
  })
})

it('does the work that is asked for, and sends the same form again', async () => {
  const work = (await createChallenge({ hmacKey: 'key', maxnumber: 500, number: 321 })) as WorkToDo
  api.on(authEndpoints.register, ({ body }) =>
    'altcha' in (body as object)
      ? answered(201, { id: 1, username: 'Ranger' })
      : refused('proof_of_work_required', 'Сначала задача'),
  )
  api.reply(authEndpoints.proofOfWork, work)
  const { submit } = await fillIn(account)
  await submit()
  await expectPath('/login')
  const [first, second] = api.calls(authEndpoints.register).map(({ body }) => body as { altcha?: string })
  expect(second).toEqual({ ...first, altcha: expect.any(String) })
  expect(await verifySolution(second?.altcha ?? '', 'key')).toBe(true)
})

it('sends the consent that was ticked, apart from the terms', async () => {
  api.reply(authEndpoints.register, { id: 1, username: 'Ranger' })
  const { user, submit } = await fillIn(account)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Даю согласие на обработку/ })
  expect(box.checked).toBe(false)
  await user.click(box)
  await submit()
  await expectPath('/login')
  expect(api.calls(authEndpoints.register)[0]?.body).toMatchObject({ consents: ['personal_data'] })
})

it('sends a Discord name that was given, and refuses one that cannot be', async () => {
  api.reply(authEndpoints.register, { id: 1, username: 'Ranger' })
  const { user, submit } = await fillIn({ ...account, 'Имя в Discord (необязательно)': 'a' })
  await submit()
  expect(screen.getByText(/^Имя в Discord: от 2 до 32/)).toBeTruthy()
  await user.type(screen.getByLabelText('Имя в Discord (необязательно)'), 'b.c')
  await submit()
  await expectPath('/login')
  expect(api.calls(authEndpoints.register)[0]?.body).toMatchObject({ discordUsername: 'ab.c' })
})

it('says everything that is to be corrected at once', async () => {
  const { submit } = await fillIn({
    'Имя пользователя': 'ab',
    'Электронная почта': 'nowhere',
    Пароль: '1234567',
    'Подтвердите пароль': '12345678',
  })
  await submit()
  expect(screen.getByText('Имя пользователя должно содержать не менее 3 символов')).toBeTruthy()
  expect(screen.getByText('Неверный адрес электронной почты')).toBeTruthy()
  expect(screen.getByText('Пароль должен содержать не менее 8 символов')).toBeTruthy()
  expect(screen.getByText('Пароли не совпадают')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Имя пользователя'))
  expect(api.calls(authEndpoints.register)).toHaveLength(0)
})

it.for([
  [
    'ru',
    'Создать аккаунт',
    'Введите имя пользователя',
    'Введите адрес электронной почты',
    'Введите пароль',
    'Введите пароль ещё раз',
  ],
  [
    'en',
    'Create account',
    'Username is required',
    'Email is required',
    'Password is required',
    'Password confirmation is required',
  ],
] as const)(
  'asks in %s for what was left empty, in the place of the hint',
  async ([language, create, ...sentences]) => {
    const { user } = renderScreen(<RegisterPage />, { path: '/register', language })
    await user.click(screen.getByRole('button', { name: create }))
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(sentences)
    const [username] = screen.getAllByRole('textbox')
    const described = username?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(sentences[0])
    expect(username?.parentElement?.querySelectorAll('p')).toHaveLength(1)
  },
)

it('says what failed where the failure brings no sentence of its own', async () => {
  api.on(authEndpoints.register, () => answered(502))
  const { submit } = await fillIn(account)
  await submit()
  // The title of the toast, what stands below it, and what stays in the form.
  await waitFor(() => expect(screen.getAllByText('Ошибка регистрации')).toHaveLength(3))
})

it('shows what the server says at the field it is about', async () => {
  const taken = 'Пользователь с таким именем уже существует.'
  api.refuse(authEndpoints.register, 'username_taken', taken, { username: taken })
  const { submit } = await fillIn(account)
  await submit()
  expect(await screen.findByText('Ошибка регистрации')).toBeTruthy()
  const username = screen.getByLabelText('Имя пользователя')
  expect(
    username
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain(taken)
  expect(document.activeElement).toBe(username)
  expect(currentPath()).toBe('/register')
})

it('names the documents that are agreed to', () => {
  renderScreen(<RegisterPage />)
  expect(screen.getByRole('link', { name: 'условия использования' }).getAttribute('href')).toBe('/terms')
  expect(screen.getByRole('link', { name: 'политику конфиденциальности' }).getAttribute('href')).toBe(
    '/privacy',
  )
})

it('asks for nothing while sign-up is closed', () => {
  renderScreen(<RegisterPage />, { site: { ...sampleSite, isSignUpOpen: false } })
  expect(screen.getByText(/Регистрация сейчас закрыта/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/login')
})
