import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { VerifyPage } from './verify-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

it('sends the token of the address and leads to the login page', async () => {
  api.reply(authEndpoints.verifyAccount, undefined)
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc%2B1' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Верификация аккаунта')
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Аккаунт успешно верифицирован')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(authEndpoints.verifyAccount)[0]?.body).toEqual({ token: 'abc+1' })
})

it('says that it is under way', async () => {
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Верификация...' }).disabled).toBe(true)
})

it('says that the link did not work', async () => {
  api.refuse(authEndpoints.verifyAccount, 'invalid_token', 'Ссылка недействительна.')
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Не удалось верифицировать аккаунт')).toBeTruthy()
  expect(screen.getAllByText('Ссылка недействительна.').length).toBeGreaterThan(0)
  expect(currentPath()).toBe('/verify')
})

it('asks to check the link when it carries no token', () => {
  renderScreen(<VerifyPage />, { path: '/verify' })
  expect(screen.getByRole('alert').textContent).toContain('Токен верификации не найден')
  expect(screen.queryByRole('button', { name: 'Верифицировать аккаунт' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' }).getAttribute('href')).toBe('/login')
})
