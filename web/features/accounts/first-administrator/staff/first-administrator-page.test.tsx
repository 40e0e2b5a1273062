import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { firstAdministratorEndpoints } from '#shared/contract/accounts/first-administrator.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { FirstAdministratorPage } from './first-administrator-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(firstAdministratorEndpoints.get, { username: 'admin', email: null, isOwn: true })
})

async function fillIn(again = 'a password of my own') {
  const { user } = renderScreen(<FirstAdministratorPage />, { path: '/admin/users/first' })
  const name = await screen.findByLabelText('Имя пользователя')
  expect(name).toHaveProperty('value', 'admin')
  await user.clear(name)
  await user.type(name, 'Granite')
  await user.type(screen.getByLabelText('Электронная почта'), 'granite@front.example')
  await user.type(screen.getByLabelText('Пароль, с которым вы вошли'), 'the printed one')
  await user.type(screen.getByLabelText('Новый пароль'), 'a password of my own')
  await user.type(screen.getByLabelText('Подтвердите пароль'), `${again}{Enter}`)
  return user
}

it('sends name, address and password in one go, and leads back to the list', async () => {
  api.reply(firstAdministratorEndpoints.change, { username: 'Granite', email: 'granite@front.example' })
  await fillIn()
  expect(await screen.findByText('Учётная запись ваша')).toBeTruthy()
  await expectPath('/admin')
  expect(api.calls(firstAdministratorEndpoints.change).map(({ body }) => body)).toEqual([
    {
      username: 'Granite',
      email: 'granite@front.example',
      currentPassword: 'the printed one',
      newPassword: 'a password of my own',
    },
  ])
})

it('says at the field what is wrong, before and after sending', async () => {
  api.refuse(firstAdministratorEndpoints.change, 'username_taken', 'Занято', { username: 'Имя занято' })
  const user = await fillIn('another one')
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy()
  expect(api.calls(firstAdministratorEndpoints.change)).toHaveLength(0)
  await user.clear(screen.getByLabelText('Подтвердите пароль'))
  await user.type(screen.getByLabelText('Подтвердите пароль'), 'a password of my own{Enter}')
  expect(await screen.findByText('Имя занято')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Имя пользователя'))
})

it('says whose it is to whoever else looks', async () => {
  api.reply(firstAdministratorEndpoints.get, { username: 'admin', email: null, isOwn: false })
  renderScreen(<FirstAdministratorPage />)
  expect(
    await screen.findByText('Это делает сам первый администратор. Войдите под именем admin.'),
  ).toBeTruthy()
  expect(screen.queryByLabelText('Новый пароль')).toBeNull()
})

it('says that it is done already', async () => {
  api.refuse(firstAdministratorEndpoints.get, 'not_found', 'Не найдено')
  renderScreen(<FirstAdministratorPage />)
  await waitFor(() => expect(screen.getByText(/уже свои имя, почта и пароль/)).toBeTruthy())
})
