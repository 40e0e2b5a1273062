import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { passwordLinkEndpoints } from '#shared/contract/accounts/password-links.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ResetPage } from './reset-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(passwordLinkEndpoints.check, { isValid: true })
})

async function fillIn(password: string, again = password) {
  const { user } = renderScreen(<ResetPage />, { path: '/reset#token=abc%2B1' })
  await user.type(await screen.findByLabelText('Новый пароль'), password)
  await user.type(screen.getByLabelText('Подтвердите пароль'), again)
  await user.click(screen.getByRole('button', { name: 'Сохранить пароль' }))
  return user
}

it('sends the new password with the token of the address and leads to the login page', async () => {
  api.reply(authEndpoints.resetPassword, undefined)
  await fillIn('long enough')
  expect(await screen.findByText('Пароль изменён')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(authEndpoints.resetPassword).map(({ body }) => body)).toEqual([
    { token: 'abc+1', newPassword: 'long enough' },
  ])
})

it('takes the token of an older letter out of the address as well', async () => {
  renderScreen(<ResetPage />, { path: '/reset?token=abc' })
  expect(await screen.findByLabelText('Новый пароль')).toBeTruthy()
  expect(window.location.href).toMatch(/\/reset$/)
})

it('asks for eight characters, and for the same twice', async () => {
  await fillIn('short', 'another one')
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy()
  expect(screen.getByText('Пароль должен содержать не менее 8 символов')).toBeTruthy()
  expect(api.calls(authEndpoints.resetPassword)).toEqual([])
})

it('says that the link is spent, and leads to another', async () => {
  api.refuse(authEndpoints.resetPassword, 'invalid_token', 'Ссылка недействительна.')
  await fillIn('long enough')
  expect(await screen.findByText('Ссылка недействительна. Запросите новую ниже.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Запросить новую ссылку' }).getAttribute('href')).toBe('/forgot')
  expect(currentPath()).toBe('/reset')
})

it('says on opening that a link works no more, and offers another alone', async () => {
  api.reply(passwordLinkEndpoints.check, { isValid: false })
  renderScreen(<ResetPage />, { path: '/reset#token=abc' })
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(
    'Ссылка больше не действуетОна уже использована или устарела. Запросите новую ниже.',
  )
  expect(screen.queryByLabelText('Новый пароль')).toBeNull()
  expect(screen.getByRole('link', { name: 'Запросить новую ссылку' }).getAttribute('href')).toBe('/forgot')
  expect(api.calls(passwordLinkEndpoints.check).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

it('has the form where the link could not be looked at', async () => {
  api.fail(passwordLinkEndpoints.check)
  renderScreen(<ResetPage />, { path: '/reset#token=abc' })
  expect(await screen.findByLabelText('Новый пароль')).toBeTruthy()
})

it('asks to check a link without a token', () => {
  renderScreen(<ResetPage />, { path: '/reset' })
  expect(screen.getByRole('alert').textContent).toContain('Ссылка неполная')
  expect(screen.queryByRole('button', { name: 'Сохранить пароль' })).toBeNull()
})
