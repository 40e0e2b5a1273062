import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountHelpEndpoints } from '#shared/contract/accounts/account-help.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleUser } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AccountHelp } from './account-help.tsx'
import { MakeUserButton } from './make-user-button.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ id: 1, roles: ['admin'] }))
})

describe('a link to a new password', () => {
  const url = 'https://play.example/reset#token=abcdef'
  async function open() {
    const view = renderScreen(<AccountHelp user={sampleUser()} />)
    await view.user.click(await screen.findByRole('button', { name: 'Ссылка для пароля' }))
    return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Ссылка для нового пароля' })) }
  }

  it('is made after one more press, shown until the dialog closes, and never again', async () => {
    api.reply(accountHelpEndpoints.passwordLink, { url, endsAt: '2026-03-01T11:00:00.000Z' })
    const { user, dialog } = await open()
    expect(api.calls(accountHelpEndpoints.passwordLink)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Сделать ссылку' }))
    expect(await dialog.findByText(url)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByText(url)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ссылка для пароля' }))
    expect(screen.queryByText(url)).toBeNull()
  })

  it('that was refused is told of in its place', async () => {
    api.refuse(accountHelpEndpoints.passwordLink, 'not_allowed', 'У вас нет прав.')
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Сделать ссылку' }))
    expect(await dialog.findByText('У вас нет прав.')).toBeTruthy()
  })
})

describe('an address', () => {
  it('that waits is confirmed as it was seen', async () => {
    const user = sampleUser({ emailVerified: false })
    api.reply(accountHelpEndpoints.verify, sampleUser())
    const view = renderScreen(<AccountHelp user={user} />)
    await view.user.click(await screen.findByRole('button', { name: 'Подтвердить почту вручную' }))
    expect(await screen.findByText('Почта подтверждена')).toBeTruthy()
    expect(api.calls(accountHelpEndpoints.verify)[0]?.body).toEqual({ email: user.email })
  })

  it.each([{ emailVerified: true }, { emailVerified: false, email: null }])(
    'is not offered to be confirmed: %o',
    async (changes) => {
      renderScreen(<AccountHelp user={sampleUser(changes)} />)
      await screen.findByRole('button', { name: 'Ссылка для пароля' })
      expect(screen.queryByRole('button', { name: 'Подтвердить почту вручную' })).toBeNull()
    },
  )
})

describe('making an account', () => {
  async function open() {
    const view = renderScreen(<MakeUserButton />)
    await view.user.click(await screen.findByRole('button', { name: 'Создать аккаунт' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Создать аккаунт' }))
    return { ...view, dialog, send: () => dialog.getByRole('button', { name: 'Создать аккаунт' }) }
  }

  it('sends no password where none was written, and leads to the account', async () => {
    api.reply(accountHelpEndpoints.create, sampleUser({ id: 9, username: 'Ranger' }))
    const { user, dialog, send } = await open()
    await user.type(dialog.getByRole('textbox', { name: 'Имя пользователя' }), 'Ranger')
    await user.type(dialog.getByRole('textbox', { name: 'Электронная почта' }), 'ranger@example.org')
    await user.click(send())
    await waitFor(() => expect(api.calls(accountHelpEndpoints.create)).toHaveLength(1))
    expect(api.calls(accountHelpEndpoints.create)[0]?.body).toEqual({
      username: 'Ranger',
      email: 'ranger@example.org',
      password: null,
      language: 'ru',
    })
    await expectPath('/admin/users/9')
  })

  it('says what is wrong at the field, and keeps what was written', async () => {
    const { user, dialog, send } = await open()
    await user.type(dialog.getByRole('textbox', { name: 'Имя пользователя' }), 'Ranger')
    await user.click(send())
    expect(dialog.getAllByRole('alert').length).toBeGreaterThan(0)
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Имя пользователя' }).value).toBe('Ranger')
    expect(api.calls(accountHelpEndpoints.create)).toHaveLength(0)
  })
})
