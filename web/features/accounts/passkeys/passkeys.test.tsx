import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import { passkeySignInEndpoints } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { type Passkey, passkeyEndpoints } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { LoginPage } from '#web/features/accounts/auth/login-page.tsx'
import { ConfirmationDialog } from '#web/features/accounts/confirmation/confirmation-dialog.tsx'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { PasskeysSection } from './passkeys-section.tsx'

const device = vi.hoisted(() => ({
  startRegistration: vi.fn(),
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}))
vi.mock('@simplewebauthn/browser', () => device)

const KEY = {
  id: 3,
  name: 'Телефон',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
}
const MADE = { id: 'key', rawId: 'key', type: 'public-key', response: {} }
const CODES = ['abcd-efgh-jkmn-pqrs']
const OFFERING = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true })
const refusalOf = (name: string) => Object.assign(new Error('no'), { name })

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  vi.stubGlobal('PublicKeyCredential', class {})
  device.startRegistration.mockReset().mockResolvedValue(MADE)
  device.startAuthentication.mockReset().mockResolvedValue(MADE)
  api.reply(passkeySignInEndpoints.ask, { challenge: 'any' })
})

function openSettings(keys: Passkey[]) {
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(passkeyEndpoints.list, keys)
  api.reply(passkeyEndpoints.begin, { challenge: 'new' })
  return renderScreen(<PasskeysSection />)
}

async function openAdding(keys: Passkey[]) {
  const { user } = openSettings(keys)
  await user.click(await screen.findByRole('button', { name: 'Добавить ключ' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Новый ключ доступа' })) }
}

it('is named, made by the device and listed; with the first come the codes', async () => {
  const { user, dialog } = await openAdding([])
  expect(dialog.getByText(/одного пароля для входа будет мало/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Продолжить' }))
  expect(device.startRegistration).not.toHaveBeenCalled()
  api.on(passkeyEndpoints.add, () => {
    api.reply(passkeyEndpoints.list, [KEY])
    return answered(201, { passkey: KEY, recoveryCodes: CODES })
  })
  await user.type(dialog.getByLabelText('Название'), 'Телефон')
  await user.click(dialog.getByRole('button', { name: 'Продолжить' }))
  const saved = within(await screen.findByRole('dialog', { name: 'Резервные коды' }))
  expect(saved.getByText(CODES[0] ?? '')).toBeTruthy()
  expect(device.startRegistration).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'new' } })
  expect(api.calls(passkeyEndpoints.add)[0]?.body).toEqual({ name: 'Телефон', passkey: MADE })
  await user.click(saved.getByRole('button', { name: 'Коды сохранены' }))
  expect(await screen.findByText('Есть на других ваших устройствах')).toBeTruthy()
})

it.each([
  ['NotAllowedError', 'Устройство не подтвердило. Попробуйте ещё раз.'],
  ['InvalidStateError', 'На этом устройстве ключ для аккаунта уже есть.'],
])('what the device refuses is told at the form, which stays (%s)', async (name, sentence) => {
  device.startRegistration.mockRejectedValue(refusalOf(name))
  const { user, dialog } = await openAdding([KEY])
  expect(dialog.queryByText(/одного пароля для входа будет мало/)).toBeNull()
  await user.type(dialog.getByLabelText('Название'), 'Ноутбук{Enter}')
  expect(await dialog.findByText(sentence)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Название').value).toBe('Ноутбук')
  expect(api.calls(passkeyEndpoints.add)).toEqual([])
})

it('is renamed and removed; what goes with the last one is said before', async () => {
  const { user } = openSettings([KEY])
  await user.click(await screen.findByRole('button', { name: 'Переименовать: Телефон' }))
  const renaming = within(await screen.findByRole('dialog', { name: 'Название ключа' }))
  await user.clear(renaming.getByLabelText('Название'))
  api.reply(passkeyEndpoints.rename, { ...KEY, name: 'Pixel' })
  await user.type(renaming.getByLabelText('Название'), 'Pixel{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(passkeyEndpoints.rename)[0]?.body).toEqual({ name: 'Pixel' })

  await user.click(screen.getByRole('button', { name: 'Удалить: Телефон' }))
  const removing = within(await screen.findByRole('dialog', { name: 'Удалить ключ «Телефон»?' }))
  expect(removing.getByText(/Это последний ключ/)).toBeTruthy()
  const kept = 'Ваша роль требует входа по коду, поэтому отключить его нельзя.'
  api.refuse(passkeyEndpoints.remove, 'second_factor_kept', kept)
  await user.click(removing.getByRole('button', { name: 'Удалить' }))
  expect(await removing.findByText(kept)).toBeTruthy()
  api.on(passkeyEndpoints.remove, () => {
    api.reply(passkeyEndpoints.list, [])
    return answered(204)
  })
  await user.click(removing.getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.queryByText('Телефон')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ключи доступа' }))
})

it('a browser that knows none says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  openSettings([KEY])
  expect(await screen.findByText('Этот браузер не умеет работать с ключами доступа.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Добавить ключ' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Удалить: Телефон' })).toBeTruthy()
})

it('signs in, remembered as the form says', async () => {
  api.reply(passkeySignInEndpoints.login, { user: sampleProfile() })
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.click(screen.getByLabelText('Запомнить меня'))
  await user.click(await screen.findByRole('button', { name: 'Использовать ключ доступа' }))
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  expect(api.calls(passkeySignInEndpoints.login)[0]?.body).toEqual({ passkey: MADE, remember: true })
  expect(api.calls(authEndpoints.login)).toEqual([])
})

it('whoever changes their mind stays at the form, and may try again', async () => {
  device.startAuthentication.mockRejectedValueOnce(refusalOf('NotAllowedError'))
  api.refuse(passkeySignInEndpoints.login, 'wrong_passkey', 'Этот ключ доступа не подошёл.')
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  const button = await screen.findByRole('button', { name: 'Использовать ключ доступа' })
  await user.click(button)
  expect(await screen.findByText('Устройство не подтвердило. Попробуйте ещё раз.')).toBeTruthy()
  expect(api.calls(passkeySignInEndpoints.login)).toEqual([])
  await user.click(button)
  expect(await screen.findByText('Этот ключ доступа не подошёл.')).toBeTruthy()
})

it('is offered in the field of the name where the browser fills it in, and anew until one signs in', async () => {
  vi.stubGlobal('PublicKeyCredential', OFFERING)
  let choose = (_passkey: typeof MADE) => {}
  const chosen = new Promise<typeof MADE>((resolve) => {
    choose = resolve
  })
  device.startAuthentication.mockResolvedValueOnce(MADE).mockReturnValueOnce(chosen)
  api.refuse(passkeySignInEndpoints.login, 'wrong_passkey', 'Этот ключ доступа не подошёл.')
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  expect(screen.getByLabelText('Имя пользователя или почта').getAttribute('autocomplete')).toBe(
    'username webauthn',
  )
  expect(await screen.findByText('Этот ключ доступа не подошёл.')).toBeTruthy()
  await waitFor(() => expect(device.startAuthentication).toHaveBeenCalledTimes(2))
  expect(device.startAuthentication).toHaveBeenLastCalledWith({
    optionsJSON: { challenge: 'any' },
    useBrowserAutofill: true,
  })
  api.reply(passkeySignInEndpoints.login, { user: sampleProfile() })
  await user.click(screen.getByLabelText('Запомнить меня'))
  choose(MADE)
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  expect(api.calls(passkeySignInEndpoints.login).map(({ body }) => body)).toEqual([
    { passkey: MADE, remember: false },
    { passkey: MADE, remember: true },
  ])
  expect(device.startAuthentication).toHaveBeenCalledTimes(2)
})

it('is withdrawn from the field while the button asks for it', async () => {
  vi.stubGlobal('PublicKeyCredential', OFFERING)
  const offered = new Promise((_resolve, reject) =>
    device.WebAuthnAbortService.cancelCeremony.mockImplementationOnce(() => reject(refusalOf('AbortError'))),
  )
  device.startAuthentication.mockReturnValueOnce(offered)
  api.reply(passkeySignInEndpoints.login, { user: sampleProfile() })
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await waitFor(() => expect(device.startAuthentication).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { name: 'Использовать ключ доступа' }))
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  expect(device.startAuthentication).toHaveBeenCalledTimes(2)
  expect(device.startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'any' } })
  expect(api.calls(passkeySignInEndpoints.login)).toHaveLength(1)
})

it('is the second step beside the password', async () => {
  api.on(authEndpoints.login, ({ body }) =>
    (body as { passkey?: object }).passkey
      ? answered(200, { user: sampleProfile() })
      : refused('second_factor_required', 'Введите код из приложения.'),
  )
  const { user } = renderScreen(<LoginPage />, { path: '/login' })
  await user.type(screen.getByLabelText('Имя пользователя или почта'), 'Ranger')
  await user.type(screen.getByLabelText('Пароль'), 'password1')
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await screen.findByLabelText('Код')
  await user.click(screen.getByRole('button', { name: 'Использовать ключ доступа' }))
  expect(await screen.findByText('Успешный вход')).toBeTruthy()
  expect(api.calls(authEndpoints.login).at(-1)?.body).toEqual({
    username: 'Ranger',
    password: 'password1',
    remember: false,
    passkey: MADE,
  })
})

it('confirms who one is', async () => {
  api.reply(profileEndpoints.get, sampleProfile())
  api.on(confirmationEndpoints.confirm, () => answered(204))
  const onAnswer = vi.fn()
  const { user } = renderScreen(<ConfirmationDialog onAnswer={onAnswer} />)
  await user.click(await screen.findByRole('button', { name: 'Использовать ключ доступа' }))
  await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true))
  expect(api.calls(confirmationEndpoints.confirm)[0]?.body).toEqual({ passkey: MADE })
})
