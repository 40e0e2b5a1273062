import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { type Appeal, appealEndpoints, type StandingBan } from '#shared/contract/accounts/bans/appeals.ts'
import { LoginPage } from '#web/features/accounts/auth/login-page.tsx'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'

const proof = { username: 'Ranger', password: 'password1' }
const appeal: Appeal = {
  message: 'Это был брат',
  createdAt: '2026-03-10T12:00:00.000Z',
  answer: null,
  answeredAt: null,
}
const ban: StandingBan = { reason: 'Читы', until: null, appeal: null }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

async function beRefused() {
  api.refuse(authEndpoints.login, 'banned', 'Аккаунт заблокирован. Причина: Читы.')
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.type(screen.getByLabelText('Имя пользователя или почта'), proof.username)
  await user.type(screen.getByLabelText('Пароль'), proof.password)
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  return user
}
const heading = () => screen.findByRole('heading', { name: 'Обжаловать блокировку' })

it('whoever is refused as banned can appeal on the spot, and sees that it was sent', async () => {
  api.reply(appealEndpoints.read, ban)
  const user = await beRefused()
  await heading()
  expect(api.calls(appealEndpoints.read)[0]?.body).toEqual(proof)
  await user.click(screen.getByRole('button', { name: 'Отправить обращение' }))
  expect(await screen.findByText('Напишите, почему решение стоит пересмотреть')).toBeTruthy()

  api.on(appealEndpoints.create, () => answered(201, { ...ban, appeal }))
  await user.type(screen.getByLabelText('Почему решение стоит пересмотреть'), 'Это был брат')
  await user.click(screen.getByRole('button', { name: 'Отправить обращение' }))
  expect(await screen.findByText('Обращение отправлено')).toBeTruthy()
  expect(screen.getByText('Команда ещё не ответила.')).toBeTruthy()
  expect(api.calls(appealEndpoints.create)[0]?.body).toEqual({ ...proof, message: 'Это был брат' })
})

it('an answer stands there, and no second form', async () => {
  const answeredAt = '2026-03-11T12:00:00.000Z'
  api.reply(appealEndpoints.read, { ...ban, appeal: { ...appeal, answer: 'Решение в силе', answeredAt } })
  await beRefused()
  await heading()
  expect(screen.getByText('Решение в силе')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отправить обращение' })).toBeNull()
})

it('keeps what was written when it could not be sent', async () => {
  api.reply(appealEndpoints.read, ban)
  api.refuse(appealEndpoints.create, 'too_many_requests', 'Слишком много попыток.')
  const user = await beRefused()
  await user.type(await screen.findByLabelText('Почему решение стоит пересмотреть'), 'Это был брат')
  await user.click(screen.getByRole('button', { name: 'Отправить обращение' }))
  expect(await screen.findByText('Слишком много попыток.')).toBeTruthy()
  expect(screen.getByDisplayValue('Это был брат')).toBeTruthy()
})

it('without an answer of the server the refusal stands alone', async () => {
  api.refuse(appealEndpoints.read, 'internal', '')
  await beRefused()
  expect((await screen.findAllByText('Аккаунт заблокирован. Причина: Читы.')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('heading', { name: 'Обжаловать блокировку' })).toBeNull()
})
