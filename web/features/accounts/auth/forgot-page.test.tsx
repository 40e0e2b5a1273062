import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ForgotPage } from './forgot-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

it('asks for a link and says where to look for it, whoever was named', async () => {
  api.reply(authEndpoints.forgotPassword, undefined)
  const { user } = renderScreen(<ForgotPage />, { path: '/forgot' })
  await user.type(screen.getByLabelText('Имя пользователя или почта'), 'ranger@example.org')
  await user.click(screen.getByRole('button', { name: 'Прислать ссылку' }))
  const said = await screen.findByText('Проверьте почту')
  expect(said.parentElement?.textContent).toContain('Если такой аккаунт есть')
  expect(document.activeElement).toBe(said.parentElement)
  expect(screen.queryByRole('button', { name: 'Прислать ссылку' })).toBeNull()
  expect(api.calls(authEndpoints.forgotPassword).map(({ body }) => body)).toEqual([
    { username: 'ranger@example.org' },
  ])
})

it('asks for a name first', async () => {
  const { user } = renderScreen(<ForgotPage />, { path: '/forgot', language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Username is required')).toBeTruthy()
  expect(api.calls(authEndpoints.forgotPassword)).toEqual([])
})

it('says that it was asked too often', async () => {
  api.refuse(authEndpoints.forgotPassword, 'too_many_requests', 'Слишком много попыток.')
  const { user } = renderScreen(<ForgotPage />, { path: '/forgot' })
  await user.type(screen.getByLabelText('Имя пользователя или почта'), 'ranger')
  await user.click(screen.getByRole('button', { name: 'Прислать ссылку' }))
  expect(await screen.findByText('Слишком много попыток.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' }).getAttribute('href')).toBe('/login')
})
