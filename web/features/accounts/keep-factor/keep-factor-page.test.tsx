import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { factorEndingEndpoints } from '#shared/contract/accounts/factor-ending.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { KeepFactorPage } from './keep-factor-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

async function keep() {
  const { user } = renderScreen(<KeepFactorPage />, { path: '/account/second-factor#token=abc' })
  await user.click(await screen.findByRole('button', { name: 'Оставить второй фактор' }))
}

it('sends the token and leads to the login page', async () => {
  api.reply(factorEndingEndpoints.keep, undefined)
  await keep()
  expect(await screen.findByText('Второй фактор остаётся')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(factorEndingEndpoints.keep).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

it('says that the link does not work any more', async () => {
  api.refuse(factorEndingEndpoints.keep, 'invalid_token', 'Ссылка недействительна.')
  await keep()
  expect(await screen.findByText('Ссылка недействительна.')).toBeTruthy()
})

it('asks to check a link without a token', async () => {
  renderScreen(<KeepFactorPage />, { path: '/account/second-factor' })
  expect((await screen.findByRole('alert')).textContent).toContain('Ссылка неполная')
})
