import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { emailChangeEndpoints } from '#shared/contract/accounts/email-change.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { UndoEmailPage } from './undo-email-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

async function fillIn() {
  const { user } = renderScreen(<UndoEmailPage />, { path: '/account/email#token=abc' })
  await user.type(await screen.findByLabelText('Новый пароль'), 'long enough')
  await user.type(screen.getByLabelText('Подтвердите пароль'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Вернуть адрес' }))
}

it('sends the token with a new password and leads to the login page', async () => {
  api.reply(emailChangeEndpoints.undo, undefined)
  await fillIn()
  expect(await screen.findByText('Адрес возвращён')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(emailChangeEndpoints.undo).map(({ body }) => body)).toEqual([
    { token: 'abc', newPassword: 'long enough' },
  ])
})

it('says that the link does not work any more', async () => {
  api.refuse(emailChangeEndpoints.undo, 'invalid_token', 'Ссылка недействительна.')
  await fillIn()
  expect(await screen.findByText('Ссылка недействительна.')).toBeTruthy()
})

it('asks to check a link without a token', async () => {
  renderScreen(<UndoEmailPage />, { path: '/account/email' })
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка неполная')
})
