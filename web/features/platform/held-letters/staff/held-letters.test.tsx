import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { heldLetterEndpoints } from '#shared/contract/platform/held-letters.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { HeldLetters } from './held-letters.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_site'])
  api.reply(heldLetterEndpoints.get, { count: 3, heldAt: '2026-03-10T12:00:00.000Z' })
})

it('says why letters are held, sends them, and goes', async () => {
  api.reply(heldLetterEndpoints.release, undefined)
  const { user } = renderScreen(<HeldLetters />)
  expect((await screen.findByRole('alert')).textContent).toContain('3 письма задержаны')
  api.reply(heldLetterEndpoints.get, { count: 0, heldAt: null })
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText('Письма отправляются')).toBeTruthy()
  expect(api.calls(heldLetterEndpoints.release)).toHaveLength(1)
})

it('throws them away, and says where that did not work', async () => {
  api.refuse(heldLetterEndpoints.remove, 'unavailable', 'Сервис временно недоступен.')
  const { user } = renderScreen(<HeldLetters />)
  await user.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Не удалось удалить письма')).toBeTruthy()
  expect(screen.getByText('3 письма задержаны')).toBeTruthy()
})

it('is not there where nothing is held', async () => {
  api.reply(heldLetterEndpoints.get, { count: 0, heldAt: null })
  const { container } = renderScreen(<HeldLetters />)
  await waitFor(() => expect(api.calls(heldLetterEndpoints.get)).not.toHaveLength(0))
  expect(container.textContent).toBe('')
})

it('asks nothing for those who do not decide it', async () => {
  api.reply(profileEndpoints.permissions, ['access_admin_panel'])
  renderScreen(<HeldLetters />)
  await waitFor(() => expect(api.calls(profileEndpoints.permissions)).not.toHaveLength(0))
  expect(api.calls(heldLetterEndpoints.get)).toEqual([])
})
