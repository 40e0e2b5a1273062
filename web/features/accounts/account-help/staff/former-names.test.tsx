import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountHelpEndpoints } from '#shared/contract/accounts/account-help.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleUser } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { FormerNames } from './former-names.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const formerNames = ['Wolf', 'Лис'].map((username) => ({ username, until: '2026-01-01T09:00:00.000Z' }))
const user = sampleUser({ formerNames })
const open = (isEditable = true, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<FormerNames user={user} isEditable={isEditable} />, { path: '/admin/users/7', language })

describe('former names', () => {
  it('say until when, and stand nowhere where there are none', () => {
    open(false, 'en')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Wolf ?until .*2026/),
      expect.stringMatching(/^Лис ?until .*2026/),
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are given back once it is said what that comes to', async () => {
    api.reply(accountHelpEndpoints.restoreName, sampleUser({ username: 'Wolf', version: 4 }))
    const { user: person } = open()
    await person.click(screen.getByRole('button', { name: 'Вернуть имя: Wolf' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Вернуть прежнее имя' }))
    expect(dialog.getByText('Tracer')).toBeTruthy()
    expect(dialog.getByText(/Игроку придёт письмо/)).toBeTruthy()
    await person.dblClick(dialog.getByRole('button', { name: 'Вернуть имя' }))
    expect(await screen.findByText('Имя возвращено')).toBeTruthy()
    expect(api.calls(accountHelpEndpoints.restoreName).map(({ body }) => body)).toEqual([
      { username: 'Wolf', version: 3 },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stay where somebody else has taken one, or changed the account meanwhile', async () => {
    api.refuse(accountHelpEndpoints.restoreName, 'username_taken', 'Имя уже занято')
    const { user: person } = open()
    await person.click(screen.getByRole('button', { name: 'Вернуть имя: Лис' }))
    const dialog = within(screen.getByRole('dialog'))
    const press = () => person.click(dialog.getByRole('button', { name: 'Вернуть имя' }))
    await press()
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Имя уже занято'))
    api.refuse(accountHelpEndpoints.restoreName, 'conflict', 'Обновите страницу')
    await press()
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('изменил кто-то другой'))
  })
})
