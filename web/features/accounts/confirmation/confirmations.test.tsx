import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { call } from '#web/api/client.ts'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { Confirmations } from './confirmations.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const refusal = () => refused('confirmation_required', 'Подтвердите, что это вы: введите пароль ещё раз.')

/** Deletes a role, which is refused until somebody has confirmed. */
function deleteRole() {
  let isConfirmed = false
  api.on(confirmationEndpoints.confirm, () => {
    isConfirmed = true
    return answered(204)
  })
  api.on(roleEndpoints.remove, () => (isConfirmed ? answered(204) : refusal()))
  const { user } = renderScreen(<Confirmations />)
  const outcome = call(roleEndpoints.remove, { params: { id: '7' } }).then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  )
  const openDialog = async () =>
    within(await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }))
  return { user, outcome, openDialog }
}

it('asks for the password and sends the refused call again', async () => {
  const { user, outcome, openDialog } = deleteRole()
  const dialog = await openDialog()
  expect(document.activeElement).toBe(dialog.getByLabelText('Пароль'))
  await user.type(dialog.getByLabelText('Пароль'), 'password1')
  await user.click(dialog.getByRole('button', { name: 'Продолжить' }))
  expect(await outcome).toBe('done')
  expect(api.calls(confirmationEndpoints.confirm)[0]?.body).toEqual({ password: 'password1' })
  expect(api.calls(roleEndpoints.remove)).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('tells a wrong password at its field and stays open', async () => {
  const { user, openDialog } = deleteRole()
  const wrong = 'Текущий пароль указан неверно.'
  api.refuse(confirmationEndpoints.confirm, 'wrong_password', wrong, { password: wrong })
  const dialog = await openDialog()
  await user.type(dialog.getByLabelText('Пароль'), 'password9{Enter}')
  expect(await dialog.findByText(wrong)).toBeTruthy()
  expect(api.calls(roleEndpoints.remove)).toHaveLength(1)
})

it('leaves the call refused for whoever would rather not', async () => {
  const { user, outcome, openDialog } = deleteRole()
  await user.click((await openDialog()).getByRole('button', { name: 'Отмена' }))
  expect(await outcome).toBe('confirmation_required')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks once for calls that are refused together', async () => {
  const { user, outcome, openDialog } = deleteRole()
  const dialog = await openDialog()
  const other = call(roleEndpoints.remove, { params: { id: '8' } })
  await waitFor(() => expect(api.calls(roleEndpoints.remove)).toHaveLength(2))
  await user.type(dialog.getByLabelText('Пароль'), 'password1{Enter}')
  expect([await outcome, await other]).toEqual(['done', undefined])
  expect(api.calls(confirmationEndpoints.confirm)).toHaveLength(1)
})

it('where nobody asks, the call is simply refused', async () => {
  api.on(roleEndpoints.remove, refusal)
  renderScreen(<p>Панель</p>)
  await expect(call(roleEndpoints.remove, { params: { id: '7' } })).rejects.toMatchObject({
    code: 'confirmation_required',
  })
})
