import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { UndoDeletionPage } from './undo-deletion-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

async function press() {
  const { user } = renderScreen(<UndoDeletionPage />, { path: '/account/restore#token=abc' })
  await user.click(await screen.findByRole('button', { name: 'Вернуть аккаунт' }))
}

it('sends the token and leads to the login page', async () => {
  api.reply(ownDataEndpoints.undoRemoval, undefined)
  await press()
  expect(await screen.findByText('Аккаунт возвращён')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(ownDataEndpoints.undoRemoval).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

it('says that the link does not work any more', async () => {
  api.refuse(ownDataEndpoints.undoRemoval, 'invalid_token', 'Ссылка недействительна.')
  await press()
  expect(await screen.findByText('Ссылка недействительна.')).toBeTruthy()
})

it('asks to check a link without a token', async () => {
  renderScreen(<UndoDeletionPage />, { path: '/account/restore' })
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка неполная')
})
